import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { buildIndex } from "../../../build/search/buildIndex";
import { searchFilesFolder, searchIndexPath } from "../../../shared/paths";
import type { SearchRecord } from "../../../shared/searchRecord";
import { manifestName } from "../../../src/search/local/format";
import type { ContentStore } from "../store/store";
import { pageRecords, synonymsOf } from "./pageRecords";

/** Writes the index of the local search into the built site, and removes what an earlier build left there. */
export async function writeSearchIndex(store: ContentStore, publicDir: string): Promise<void> {
  const { manifest, files } = indexOf(store);
  const folder = join(publicDir, searchIndexPath);
  await mkdir(join(folder, searchFilesFolder), { recursive: true });
  const old = (await readdir(folder, { recursive: true })).map((path) => path.split(sep).join("/"));
  const names = new Set([manifestName, searchFilesFolder, ...files.map(({ name }) => name)]);
  await Promise.all([
    ...old.filter((name) => !names.has(name)).map((name) => rm(join(folder, name))),
    // The name holds the content's hash: what is there already is the same.
    ...files
      .filter(({ name }) => !old.includes(name))
      .map(({ name, content }) => writeFile(join(folder, name), content)),
  ]);
  await writeFile(join(folder, manifestName), JSON.stringify(manifest));
}

export function indexOf(store: ContentStore) {
  return buildIndex(recordsIn(store), synonymsOf(store));
}

/** One page after the other: the trees of all would fill the memory. */
function* recordsIn(store: ContentStore): Generator<readonly SearchRecord[]> {
  for (const { records } of pageRecords(store)) yield records;
}
