import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DevServer } from "../devServer";
import { type NodeSource, storeOfNodes } from "../store/nodes";
import type { ContentStore } from "../store/store";

/** JSON files beside the pages, which browsers load when a reader needs them. */
export interface PageFiles {
  /** The folder of all, from the site's root on. */
  readonly folder: string;
  /** The URL of a page's file within the site. */
  pathOf(page: string): string;
  /** @returns undefined for a page that needs no file */
  contentOf(store: ContentStore, path: string): object | undefined;
}

/** Writes the files of all pages into a site. */
export async function writePageFiles(
  files: PageFiles,
  store: ContentStore,
  publicDir: string,
): Promise<void> {
  for (const { path } of [...store.all("Doc"), ...store.all("Snippet"), ...store.all("Release")]) {
    const found = files.contentOf(store, path);
    if (!found) continue;
    const file = join(publicDir, files.pathOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(found));
  }
}

/** The same during development: generated from the current content when a page requests it. */
export function servePageFiles(files: PageFiles, app: DevServer, source: NodeSource): void {
  app.get(`${files.folder}/*`, ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = decodeURI(pathname)
      .slice(files.folder.length)
      .replace(/\.json$/, "");
    const found = files.contentOf(storeOfNodes(source), path);
    response.writeHead(found ? 200 : 404, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    });
    response.end(JSON.stringify(found ?? {}));
  });
}
