import { gzipSync } from "node:zlib";
import type { SearchIndex } from "../../build/search/buildIndex";

/** What a reader's browser loads of an index, compressed, in bytes. */
export interface Sizes {
  /** Loaded before the first response: the list of files, the pages, and their titles. */
  readonly first: number;
  /** Behind it. */
  readonly rest: number;
  /** The pages' content: only the files that results need. */
  readonly texts: number;
  readonly files: number;
}

export function sizesOf({ manifest, files }: SearchIndex): Sizes {
  const sizes = new Map(files.map(({ name, content }) => [name, gzipSync(content).length]));
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  return {
    first: gzipSync(JSON.stringify(manifest)).length + sum([manifest.pages, ...manifest.index.titles]),
    rest: sum([...manifest.index.summaries, ...manifest.index.headings, ...manifest.index.content]),
    texts: sum(manifest.texts.map(({ file }) => file)),
    files: files.length + 1,
  };
}
