import { candidatePages, type Identifier } from "./identifier";
import type { Library } from "./library";
import { lookInto } from "./nearPage";
import { type RankedPage, rankPages } from "./pageScores";
import type { QueryWord } from "./queryWord";
import type { RankedSection } from "./sectionScores";
import { weights } from "./weights";

/** A result of a query: a section of a page, or a page whose text wasn't read. */
export interface Place {
  readonly page: number;
  readonly score: number;
  /** Undefined for a page that is far down, or whose text can't be had. */
  readonly section: RankedSection | undefined;
}

/** How many of the best pages are looked into; those behind them keep the order the index gives. */
const pagesLookedInto = 20;
/** Sections of one page among the places, and how much worse than its best one they may be. */
const sectionsOfPage = 3;
const minShareOfBest = 0.6;
/** Each further section of a page comes after places of other pages that are nearly as good. */
const repeatPenalty = 0.8;

/**
 * Finds the places that match a query, best first.
 *
 * @param isWanted excludes pages, by their numbers.
 * @param identifier the query, if it is one: places with all of it come first.
 */
export async function rank(
  words: readonly QueryWord[],
  library: Library,
  isWanted: (page: number) => boolean,
  identifier?: Identifier,
): Promise<readonly Place[]> {
  const { shares } = weights;
  const ranked = wholeFirst(rankPages(words, library.indexes, library.pages.length), identifier, library);
  const pages = ranked.filter(({ page }) => isWanted(page));
  // The same pages with a filter as without, because the counts next to a filter's options say how many places it leaves.
  const withSections = new Set(ranked.slice(0, pagesLookedInto).map(({ page }) => page));
  const near = await Promise.all(
    pages.slice(0, pagesLookedInto).map((page) => lookInto(page, library, words, identifier)),
  );
  const bestPage = Math.max(...near.map(({ page }) => pageScore(page)), 0) || 1;
  const bestSection = Math.max(...near.map(({ sections }) => sections[0]?.score ?? 0), 0) || 1;
  const places = near.flatMap(({ page, sections, whole, title, name }) => {
    const base =
      (shares.page * pageScore(page)) / bestPage +
      shares.title * title +
      shares.name * name +
      (name >= 1 ? shares.called : 0) +
      shares.pageRank * (library.pages[page.page]?.pageRank ?? 0);
    const maxSections = withSections.has(page.page) ? sectionsOfPage : 1;
    return placesOf(page.page, { base, whole }, sections.slice(0, maxSections), bestSection);
  });
  const far = pages.slice(pagesLookedInto).map(({ page }): Place => ({ page, score: 0, section: undefined }));
  return [...places.sort((a, b) => b.score - a.score), ...far];
}

/** Only a few pages are searched in detail. Those that may have the whole identifier come first. */
function wholeFirst(
  ranked: readonly RankedPage[],
  identifier: Identifier | undefined,
  { indexes }: Pick<Library, "indexes">,
): readonly RankedPage[] {
  if (!identifier) return ranked;
  const may = candidatePages(identifier, indexes);
  const known = new Set(ranked.map(({ page }) => page));
  // Small words, as in `--from`, find no page.
  const unranked = [...may]
    .filter((page) => !known.has(page))
    .map((page) => ({ page, score: 0, coverage: 0 }));
  return [
    ...ranked.filter(({ page }) => may.has(page)),
    ...unranked,
    ...ranked.filter(({ page }) => !may.has(page)),
  ];
}

/** A page that has all of the query comes before one whose title has a part of it. */
function pageScore({ score, coverage }: RankedPage): number {
  return score * coverage ** weights.wholeQuery.page;
}

function placesOf(
  page: number,
  { base, whole }: { readonly base: number; readonly whole: number },
  sections: readonly RankedSection[],
  bestSection: number,
): Place[] {
  const { shares, identifier } = weights;
  const [first] = sections;
  if (!first) return [{ page, score: base + identifier.share * whole, section: undefined }];
  return sections
    .filter(({ score }) => score >= first.score * minShareOfBest)
    .map((section, repeat) => {
      const own =
        (shares.section * section.score) / bestSection +
        (section.isExact ? shares.exact : 0) +
        identifier.share * Math.max(whole, section.whole);
      return { page, score: (base + own) * repeatPenalty ** repeat, section };
    });
}
