import { distance } from "fastest-levenshtein";

export interface KnownPage {
  readonly path: string;
  readonly title: string;
}

export interface OldUrl {
  readonly from: string;
  readonly to: string;
}

/** Lower scores are accidents; found by trying misspelled, moved, and shortened URLs. */
const minSimilarity = 0.5;
/** Pages that score this much lower than the best one aren't shown. */
const tolerance = 0.25;

/**
 * The pages that a reader may have meant. URLs are compared segment by segment. The last segment counts most: it identifies
 * the page, and the others only say which folder the page is in.
 *
 * @param route one that has no page, such as `/dev-docs/rest/populte`.
 * @param redirects old URLs; a URL like one of these suggests the page it redirects to.
 * @returns those in the folder of the URL, then the others; the best first, each once; at most `limit`, the number that the 404 page has space for.
 */
export function nearestPages(
  route: string,
  pages: readonly KnownPage[],
  redirects: readonly OldUrl[] = [],
  limit = 3,
): KnownPage[] {
  const wanted = segmentsOf(route);
  if (wanted.length === 0) return [];
  const known = new Map(pages.map((page) => [page.path, page]));
  const routes = [
    ...pages.map((page) => ({ page, route: page.path, title: page.title })),
    ...redirects.flatMap(({ from, to }) => {
      const page = known.get(to.split("#")[0] ?? to);
      return page ? [{ page, route: from, title: page.title }] : [];
    }),
  ];
  const similarity = new Map<KnownPage, number>();
  for (const { page, route, title } of routes) {
    const score = similarityOf(wanted, segmentsOf(route), title);
    similarity.set(page, Math.max(score, similarity.get(page) ?? 0));
  }
  const ranked = [...similarity].sort(([a, one], [b, other]) => other - one || a.path.length - b.path.length);
  const best = ranked[0]?.[1] ?? 0;
  const least = Math.max(minSimilarity, best - tolerance);
  const found = ranked.filter(([, score]) => score >= least).map(([page]) => page);
  const folder = folderOf(route);
  const isNear = ({ path }: KnownPage) => folder !== "/" && folderOf(path) === folder;
  return [...found.filter(isNear), ...found.filter((page) => !isNear(page))].slice(0, limit);
}

/** `/dev-docs/api/` of `/dev-docs/api/rest`. */
function folderOf(route: string): string {
  return route.slice(0, route.lastIndexOf("/") + 1);
}

/** A URL as search words: `/dev-docs/rest/populate_deep.html` → `populate deep`. */
export function wordsOf(route: string): string {
  return wordsIn(segmentsOf(route).at(-1) ?? "").join(" ");
}

function segmentsOf(route: string): string[] {
  return decoded(route)
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, "")
    .split("/")
    .filter((segment) => segment !== "" && segment !== "index");
}

/** From 0 to 1. */
function similarityOf(wanted: readonly string[], route: readonly string[], title: string): number {
  const name = wanted.at(-1) ?? "";
  const named = Math.max(
    segmentSimilarity(name, route.at(-1) ?? ""),
    0.9 * wordSimilarity(name, title.toLowerCase()),
  );
  const [above, aboveRoute] = [wanted.slice(0, -1), route.slice(0, -1)];
  const placed = above.length + aboveRoute.length === 0 ? 1 : pathSimilarity(above, aboveRoute);
  return 0.75 * named + 0.25 * placed;
}

/** How many folders are the same, in any position: pages are moved more often than renamed. */
function pathSimilarity(wanted: readonly string[], route: readonly string[]): number {
  const found = wanted.map((segment) =>
    Math.max(0, ...route.map((other) => segmentSimilarity(segment, other))),
  );
  const sum = found.reduce((total, similarity) => total + similarity, 0);
  return sum / Math.max(wanted.length, route.length, 1);
}

/** Compares letters, for typing errors, and words, for names that became longer or have another order. */
function segmentSimilarity(one: string, other: string): number {
  return Math.max(letterSimilarity(one, other), wordSimilarity(one, other));
}

function letterSimilarity(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1);
}

/** The share of words that both have; a misspelled word counts nearly as much. */
function wordSimilarity(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  if (words.length === 0 || others.length === 0) return 0;
  const shared = words.map((word) =>
    Math.max(...others.map((candidate) => letterSimilarity(word, candidate))),
  );
  const sum = shared.reduce((total, similarity) => total + (similarity >= 0.7 ? similarity : 0), 0);
  // The reader's words weigh more: people shorten a name more often than they lengthen it.
  return sum / (0.65 * words.length + 0.35 * Math.max(others.length, sum));
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** A URL that can't be decoded, such as one with a lone percent sign, stays as it is. */
function decoded(route: string): string {
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}
