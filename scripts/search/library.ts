import type { SearchIndex } from "../../build/search/buildIndex";
import { manifestName } from "../../src/search/local/format";
import { type Library, openIndex } from "../../src/search/local/library";

/** Opens an index that was just made, all of it. */
export async function libraryOf({ manifest, files }: SearchIndex): Promise<Library> {
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const index = await openIndex(async (name): Promise<unknown> => {
    // Through JSON, as over the network.
    if (name === manifestName) return JSON.parse(JSON.stringify(manifest));
    return JSON.parse(contents.get(name) ?? "null");
  });
  const library = await index.library();
  await library.complete();
  return library;
}
