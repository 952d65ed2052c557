import { rm } from "node:fs/promises";
import { join } from "node:path";
import { codeTypesFolder, codeTypesPath } from "../../../shared/paths";
import type { DevServer } from "../devServer";
import type { NodeSource } from "../store/nodes";
import type { ContentStore } from "../store/store";
import { type PageFiles, servePageFiles, writePageFiles } from "./pageFiles";
import { pageTypes } from "./pageTypes";

const files: PageFiles = { folder: codeTypesFolder, pathOf: codeTypesPath, contentOf: pageTypes };

/** Writes the types of the names in each page's code into a site, in place of those of an earlier build. */
export async function writeTypes(store: ContentStore, publicDir: string): Promise<void> {
  await rm(join(publicDir, codeTypesFolder), { recursive: true, force: true });
  await writePageFiles(files, store, publicDir);
}

/** The same during development. */
export function serveTypes(app: DevServer, source: NodeSource): void {
  servePageFiles(files, app, source);
}
