import { existsSync } from "node:fs";
import { join } from "node:path";
import { samplesPath, sandboxFilesPath, sandboxSamplesPath } from "../../../shared/paths";
import type { DevServer } from "../devServer";
import type { NodeSource } from "../store/nodes";
import type { ContentStore } from "../store/store";
import { type PageFiles, servePageFiles, writePageFiles } from "./pageFiles";
import { pageSamples } from "./pageSamples";

const files: PageFiles = { folder: sandboxSamplesPath, pathOf: samplesPath, contentOf: pageSamples };

/** Writes what each page's samples need to run into a site that was built with the sandbox. */
export async function writeSamples(store: ContentStore, publicDir: string): Promise<void> {
  if (existsSync(join(publicDir, sandboxFilesPath))) await writePageFiles(files, store, publicDir);
}

/** The same during development. */
export function serveSamples(app: DevServer, source: NodeSource): void {
  servePageFiles(files, app, source);
}
