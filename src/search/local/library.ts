import MiniSearch from "minisearch";
import { once } from "../../../shared/once";
import { assertManifest, assertMessages, assertPages, assertPart, assertTexts } from "./asserts";
import { type IndexedPage, indexOptions, type Tier, tierNames } from "./fields";
import {
  type IndexPart,
  type Manifest,
  manifestName,
  type PageEntry,
  type PageMessages,
  type PagesFile,
  pageOf,
  wholeIndex,
} from "./format";
import type { Lexicon } from "./queryWord";
import { type ReadPage, readText } from "./readText";
import { createVocabulary, type Vocabulary } from "./vocabulary";

/** Reads a file of the index: from the network, or from disk in commands. @throws when it can't be had. */
export type ReadFile = (name: string) => Promise<unknown>;

/** The index as far as it is loaded. Everything is read once, and kept. */
export interface Library {
  readonly pages: readonly PageEntry[];
  readonly synonyms: PagesFile["synonyms"];
  readonly vocabulary: Vocabulary;
  /** One for each tier that is loaded. */
  readonly indexes: readonly MiniSearch<IndexedPage>[];
  /** Resolves when all tiers have loaded. Rejects if one can't be loaded; the next call tries again. */
  complete(): Promise<void>;
  isComplete(): boolean;
  /** A page's text; undefined for a page that the index doesn't know. Rejects when it can't be had. */
  textOf(page: number): Promise<ReadPage | undefined>;
}

/** Parts of the index that need no other part. All are read on request, once. */
export interface IndexFiles {
  /** The pages and their titles. The rest of the index is read on request. */
  library(): Promise<Library>;
  /** The messages of the error index. Each function reads a file. A look-up needs the next file only if no explained message fits so far. */
  readonly messages: readonly (() => Promise<readonly PageMessages[]>)[];
  readonly textOf: Library["textOf"];
}

/**
 * Reads the list of the index's files.
 *
 * @param onComplete is called once all of the index is there.
 */
export async function openIndex(readFile: ReadFile, onComplete = () => {}): Promise<IndexFiles> {
  const manifest = await readFile(manifestName);
  assertManifest(manifest);
  const textOf = textReader(manifest, readFile);
  return {
    library: once(() => readLibrary(manifest, readFile, textOf, onComplete)),
    messages: manifest.messages.map((name) =>
      once(async () => {
        const messages = await readFile(name);
        assertMessages(messages);
        return messages;
      }),
    ),
    textOf,
  };
}

async function readLibrary(
  manifest: Manifest,
  readFile: ReadFile,
  textOf: Library["textOf"],
  onComplete: () => void,
): Promise<Library> {
  const indexes: MiniSearch<IndexedPage>[] = [];
  const vocabulary = createVocabulary();
  const loadTier = async (tier: Tier) => {
    // One after the other: each is parsed as it comes, and a search that waits isn't held up by all of them.
    const parts: IndexPart[] = [];
    for (const name of manifest.index[tier]) {
      const part = await readFile(name);
      assertPart(part);
      vocabulary.addTerms(part.index);
      parts.push(part);
    }
    indexes.push(await MiniSearch.loadJSAsync<IndexedPage>(wholeIndex(parts), indexOptions(tier)));
  };
  const [first, ...others] = tierNames;
  const [file] = await Promise.all([readFile(manifest.pages), loadTier(first)]);
  assertPages(file);
  const loadOthers = others.reduce(
    (before, tier) => once(() => before().then(() => loadTier(tier))),
    async () => {},
  );
  return {
    pages: file.pages.map((row) => pageOf(row, file.names)),
    synonyms: file.synonyms,
    vocabulary,
    indexes,
    complete: once(() => loadOthers().then(onComplete)),
    isComplete: () => indexes.length === tierNames.length,
    textOf,
  };
}

/** The words of a site, as far as they are loaded. */
export function lexiconOf({ vocabulary, synonyms, pages }: Library): Lexicon {
  return { vocabulary, synonyms, pageCount: pages.length };
}

function textReader(manifest: Manifest, readFile: ReadFile): Library["textOf"] {
  const load = once(readFile);
  const read = new Map<number, ReadPage>();
  return async (page) => {
    const before = read.get(page);
    if (before) return before;
    const group = manifest.texts.findLast(({ from }) => from <= page);
    if (!group) return undefined;
    const texts = await load(group.file);
    assertTexts(texts);
    const text = texts[page - group.from];
    const known = text && readText(text);
    if (known) read.set(page, known);
    return known;
  };
}
