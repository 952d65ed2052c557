import { cellMark, recordedMark } from "../../../shared/searchRecord";
import type { FacetFilters } from "../client";
import { wantedPages } from "./filters";
import { type FoundRecord, recordOf } from "./hit";
import { type Library, lexiconOf } from "./library";
import { matchPage } from "./pageMatch";
import { readQuery } from "./query";
import { type QueryWord, rarityOf } from "./queryWord";
import { rank } from "./rank";
import type { ReadBlock, ReadPage, ReadSection } from "./readText";
import { weights } from "./weights";

export interface PassageOptions {
  /** At most so many. */
  readonly limit: number;
  readonly facetFilters?: FacetFilters;
}

/** A paragraph, item, row, or code block, as it is on the page. */
export interface PassageBlock {
  readonly text: string;
  readonly isCode: boolean;
  /** A table's row: cells without the heads of their columns. */
  readonly isRow: boolean;
  /** Of code: the line above it, such as the status of a sample's recorded response. */
  readonly title: string | null;
}

/** A whole section of a page, as an answer to a question. */
export interface Passage {
  /** Its page or heading: URL, anchor, titles above it. */
  readonly record: FoundRecord;
  /** Everything below the heading, up to the next one. */
  readonly blocks: readonly PassageBlock[];
  /** What the page says of itself, above its first heading; null for a page that begins otherwise. */
  readonly lead: string | null;
  /** The page's code with most of the question's words, and what was recorded for it: for its beginning, which has none. */
  readonly pageSample: readonly PassageBlock[];
  /** Number of the block that fits best; null if the heading fits. */
  readonly bestBlock: number | null;
  /** Share of the question's words that it has, weighted by how much each of them says: 0 to 1. Low means that nothing fits. */
  readonly coverage: number;
  /** How many of the question's words that are: as they are, in another form, or by a synonym. */
  readonly matched: number;
  /** How well the question's first word, mostly what is to be done, is in the page's title or the section's headings: 0 to 1. */
  readonly firstWordNamed: number;
  /** Only for comparing the passages of one response. */
  readonly score: number;
}

/** The sections that answer a question best, at most three of one page. Empty if no section contains its words. */
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
      const text = await library.textOf(page);
      const record = recordOf(entry, text?.sections ?? [], { section, block: undefined });
      const blocks = section.blocks.map(passageBlock);
      const lead = leadOf(text);
      const firstWordNamed = text ? firstWordIn(section, text, words) : 0;
      const pageSample = text && record.anchor === null ? sampleFor(words, text) : [];
      const whole = { record, blocks, lead, pageSample, bestBlock: block ?? null };
      return [{ ...whole, coverage: coverage * known, matched, firstWordNamed, score }];
    }),
  );
  return found.flat();
}

function passageBlock({ text, isCode, titleLength }: ReadBlock): PassageBlock {
  const isRow = !isCode && text.includes(cellMark);
  if (titleLength === 0) return { text, isCode, isRow, title: null };
  return { text: text.slice(titleLength + 1), isCode, isRow, title: text.slice(0, titleLength) };
}

function leadOf(page: ReadPage | undefined): string | null {
  const first = page?.sections[0]?.blocks[0];
  return first && !first.isCode && !first.text.includes(cellMark) ? first.text : null;
}

function sampleFor(words: readonly QueryWord[], page: ReadPage): readonly PassageBlock[] {
  const { match } = matchPage(words, page);
  const samples = page.sections
    .flatMap(({ blocks }) =>
      blocks.map((block, at) => ({ block, before: blocks[at - 1], after: blocks[at + 1] })),
    )
    .filter(({ block, before }) => block.isCode && !(isResponse(block) && before?.isCode));
  const counts = samples.map(
    ({ block }) =>
      match(block).similarity.filter((similarity) => similarity >= weights.similarity.form).length,
  );
  const sample = samples[counts.indexOf(Math.max(...counts))];
  if (!sample) return [];
  const { block, after } = sample;
  return [block, ...(after && isResponse(after) ? [after] : [])].map(passageBlock);
}

function isResponse({ text, titleLength }: ReadBlock): boolean {
  return text.slice(0, titleLength).includes(recordedMark);
}

function firstWordIn({ headings }: ReadSection, page: ReadPage, words: readonly QueryWord[]): number {
  const { match } = matchPage(words, page);
  return Math.max(0, ...headings.map((heading) => match(heading).similarity[0] ?? 0));
}

/**
 * The share of a question's words that the site contains. A word that occurs nowhere is probably what the question is about,
 * so here it counts as much as the rarest word. In a ranking it counts little, because it can't distinguish pages.
 */
function knownShare(words: readonly QueryWord[], pageCount: number): number {
  const said = words.reduce((sum, { rarity }) => sum + rarity + weights.leastSaid, 0);
  const rarest = rarityOf(1, pageCount);
  const more = words.reduce((sum, word) => sum + (isUnknown(word) ? rarest - word.rarity : 0), 0);
  return said === 0 ? 0 : said / (said + more);
}

/** From this number of letters on, a word that differs by one letter is a mistyped form and not another word. */
const distinctiveLength = 6;

function isUnknown({ text, terms, isGuess }: QueryWord): boolean {
  const similarity = Math.max(0, ...[...terms.values()].map((term) => term.similarity));
  return (
    similarity === 0 ||
    (isGuess && (text.length < distinctiveLength || similarity < weights.similarity.oneEdit))
  );
}
