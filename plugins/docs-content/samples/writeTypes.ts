import { mkdir, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { codeTypesFolder, codeTypesPath } from "../../../shared/paths";
import { type NodeSource, storeOfNodes } from "../store/nodes";
import type { ContentStore } from "../store/store";
import { pageTypes } from "./pageTypes";

/** Writes the types of the names in each page's code into a site, in place of those of an earlier build. */
export async function writeTypes(store: ContentStore, publicDir: string): Promise<void> {
  await rm(join(publicDir, codeTypesFolder), { recursive: true, force: true });
  for (const { path } of [...store.all("Doc"), ...store.all("Snippet"), ...store.all("Release")]) {
    const found = pageTypes(store, path);
    if (!found) continue;
    const file = join(publicDir, codeTypesPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(found));
  }
}

/** The part of Gatsby's development server that is used. */
interface DevServer {
  get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown;
}

/** The same during development: generated from the current content when a page requests it. */
export function serveTypes(app: DevServer, source: NodeSource): void {
  app.get(`${codeTypesFolder}/*`, ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = decodeURI(pathname)
      .slice(codeTypesFolder.length)
      .replace(/\.json$/, "");
    const found = pageTypes(storeOfNodes(source), path);
    response.writeHead(found ? 200 : 404, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    });
    response.end(JSON.stringify(found ?? {}));
  });
}
