import type { FacetFilters } from "../client";
import { wantedPages } from "./filters";
import { type FoundRecord, recordOf } from "./hit";
import { type Library, lexiconOf } from "./library";
import { readQuery } from "./query";
import { type QueryWord, rarityOf } from "./queryWord";
import { rank } from "./rank";
import type { ReadBlock } from "./readText";
import { weights } from "./weights";

export interface PassageOptions {
  /** At most so many. */
  readonly limit: number;
  readonly facetFilters?: FacetFilters;
}

/** A paragraph, item, row or code block, as it stands on the page. */
export interface PassageBlock {
  readonly text: string;
  readonly isCode: boolean;
  /** Of code: what stands above it, such as the status that a sample's answer was recorded with. */
  readonly title: string | null;
}

/** A whole section of a page, as an answer to a question. */
export interface Passage {
  /** Its page or heading: address, anchor, titles above it. */
  readonly record: FoundRecord;
  /** Everything below the heading, up to the next one. */
  readonly blocks: readonly PassageBlock[];
  /** Number of the block that answers best; null when it is the heading that fits. */
  readonly bestBlock: number | null;
  /** Share of the question's words that it has, each by what it says: 0 to 1. Low means that nothing fits. */
  readonly coverage: number;
  /** How many of the question's words that are: as they are, in another form, or by a synonym. */
  readonly matched: number;
  /** Only for comparing passages of one answer. */
  readonly score: number;
}

/** The sections that answer a question best, at most three of one page. Empty when nothing has its words. */
export async function passages(
  question: string,
  { limit, facetFilters }: PassageOptions,
  library: Library,
): Promise<Passage[]> {
  const lexicon = lexiconOf(library);
  const words = readQuery(question, lexicon);
  const known = knownShare(words, lexicon.pageCount);
  const places = await rank(words, library, wantedPages(facetFilters, library));
  const found = await Promise.all(
    places.slice(0, limit).map(async ({ page, section: ranked, score }): Promise<Passage[]> => {
      const entry = library.pages[page];
      if (!ranked || !entry) return [];
      const { section, block, coverage, matched } = ranked;
      const sections = (await library.textOf(page))?.sections ?? [];
      const record = recordOf(entry, sections, { section, block: undefined });
      const blocks = section.blocks.map(passageBlock);
      return [{ record, blocks, bestBlock: block ?? null, coverage: coverage * known, matched, score }];
    }),
  );
  return found.flat();
}

function passageBlock({ text, isCode, titleLength }: ReadBlock): PassageBlock {
  if (titleLength === 0) return { text, isCode, title: null };
  return { text: text.slice(titleLength + 1), isCode, title: text.slice(0, titleLength) };
}

/**
 * How much of a question the site has words for. One that stands nowhere is what the question is about more likely than not,
 * so here it weighs as much as the rarest word there is: a ranking lets it count for little, because it can't tell pages apart.
 */
function knownShare(words: readonly QueryWord[], pageCount: number): number {
  const said = words.reduce((sum, { rarity }) => sum + rarity + weights.leastSaid, 0);
  const rarest = rarityOf(1, pageCount);
  const more = words.reduce((sum, word) => sum + (isUnknown(word) ? rarest - word.rarity : 0), 0);
  return said === 0 ? 0 : said / (said + more);
}

/** Letters from which on a word that differs by one is that word, mistyped, and no other one. */
const tellingLength = 6;

function isUnknown({ text, terms, isGuess }: QueryWord): boolean {
  const likeness = Math.max(0, ...[...terms.values()].map((term) => term.likeness));
  return likeness === 0 || (isGuess && (text.length < tellingLength || likeness < weights.likeness.oneEdit));
}
