import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { samplesPath, sandboxFilesPath, sandboxSamplesPath } from "../../../shared/paths";
import { type NodeSource, storeOfNodes } from "../store/nodes";
import type { ContentStore } from "../store/store";
import { pageSamples } from "./pageSamples";

/** Writes what each page's samples need to run into a site that was built with the sandbox. */
export async function writeSamples(store: ContentStore, publicDir: string): Promise<void> {
  if (!existsSync(join(publicDir, sandboxFilesPath))) return;
  for (const { path } of [...store.all("Doc"), ...store.all("Snippet"), ...store.all("Release")]) {
    const found = pageSamples(store, path);
    if (!found) continue;
    const file = join(publicDir, samplesPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(found));
  }
}

/** The part of Gatsby's development server that is used. */
interface DevServer {
  get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown;
}

/** The same during development: generated from the current content when a page requests it. */
export function serveSamples(app: DevServer, source: NodeSource): void {
  app.get(`${sandboxSamplesPath}/*`, ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = decodeURI(pathname)
      .slice(sandboxSamplesPath.length)
      .replace(/\.json$/, "");
    const found = pageSamples(storeOfNodes(source), path);
    response.writeHead(found ? 200 : 404, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    });
    response.end(JSON.stringify(found ?? {}));
  });
}
