import type { FacetFilters, SearchRequest } from "../client";
import { nameKey } from "./analysis";
import type { PageEntry } from "./format";

/** What pages can be filtered by and counted for, by the record's own names. */
const facetValues = {
  language: (page: PageEntry): readonly string[] => [page.language],
  docs_tag: (page: PageEntry) => [page.docsTag],
  area: (page: PageEntry) => [page.area],
  kind: (page: PageEntry) => [page.kind],
  tags: (page: PageEntry) => page.tags,
} as const;

type Facet = keyof typeof facetValues;

/**
 * Whether a page passes: one filter of each list must hold. `-tags:qs` holds where `tags:qs` doesn't.
 *
 * @throws for an attribute that can't be filtered by, as the hosted service does.
 */
function pageFilter(filters: FacetFilters = []): (page: PageEntry) => boolean {
  const lists = (typeof filters === "string" ? [filters] : filters).map((entry) =>
    (typeof entry === "string" ? [entry] : entry).map(readFilter),
  );
  return (page) => lists.every((list) => list.length === 0 || list.some((holds) => holds(page)));
}

/**
 * The same for the pages of an index, by their numbers.
 *
 * @param query finds pages with exact names, too, if it is one of them.
 */
export function wantedPages(
  filters: FacetFilters | undefined,
  { pages }: { readonly pages: readonly PageEntry[] },
  query = "",
): (page: number) => boolean {
  const passes = pageFilter(filters);
  const name = nameKey(query);
  return (page) => {
    const entry = pages[page];
    return entry !== undefined && passes(entry) && (entry.exactNames?.includes(name) ?? true);
  };
}

function readFilter(filter: string): (page: PageEntry) => boolean {
  const [, minus, name = "", value = ""] = /^(-?)([^:]*):(.*)$/s.exec(filter) ?? [];
  const valuesOf = facetValues[facetNamed(name)];
  return (page) => valuesOf(page).includes(value) !== (minus === "-");
}

/** The hosted service's default if a request doesn't specify the number of values. */
const maxValues = 100;

/**
 * Counts the values of facets.
 *
 * @param pages of the hits, one for each hit.
 */
export function countFacets(
  { facets = [], maxValuesPerFacet = maxValues }: Pick<SearchRequest, "facets" | "maxValuesPerFacet">,
  pages: readonly PageEntry[],
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    facets.map((name) => {
      const counts = new Map<string, number>();
      const valuesOf = facetValues[facetNamed(name)];
      for (const page of pages) {
        for (const value of valuesOf(page)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const mostFrequent = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
      return [name, Object.fromEntries(mostFrequent.slice(0, maxValuesPerFacet))];
    }),
  );
}

function facetNamed(name: string): Facet {
  if (isFacet(name)) return name;
  throw new Error(`"${name}" is no facet: write one of ${Object.keys(facetValues).join(", ")}.`);
}

function isFacet(name: string): name is Facet {
  return Object.hasOwn(facetValues, name);
}
