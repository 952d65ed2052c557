import type { SearchRequest, SearchResponse } from "../client";
import { unlessMissing } from "../unreachable";
import { countFacets, wantedPages } from "./filters";
import { descriptionIn, hitOf, markOptions, recordOf } from "./hit";
import { readIdentifier } from "./identifier";
import { type Library, lexiconOf } from "./library";
import { createMarker } from "./marks";
import { readQuery } from "./query";
import type { QueryWord } from "./queryWord";
import { type Place, rank } from "./rank";
import { rankSections } from "./sectionScores";

/** As the hosted service does it, when a request doesn't say. */
const usualHitsPerPage = 20;

/** Responds to a request from the loaded parts of the index. */
export async function respond(request: SearchRequest, library: Library): Promise<SearchResponse> {
  const started = performance.now();
  const { query, page = 0, hitsPerPage = usualHitsPerPage } = request;
  const words = readQuery(query, lexiconOf(library));
  const places = await placesFor(request, words, library);
  const marker = createMarker(words, markOptions(request));
  const shown = places.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = await Promise.all(
    shown.map(async (place) => {
      const { record, description } = await foundAt(place, words, library);
      return hitOf(record, request, marker, description);
    }),
  );
  const entries = places.flatMap((place) => library.pages[place.page] ?? []);
  return {
    hits,
    nbHits: places.length,
    page,
    nbPages: Math.ceil(places.length / Math.max(1, hitsPerPage)),
    hitsPerPage,
    query,
    processingTimeMS: Math.round(performance.now() - started),
    ...(request.facets ? { facets: countFacets(request, entries) } : {}),
  };
}

/** An empty query matches every page; one without a letter or digit none. */
async function placesFor(
  { query, facetFilters }: SearchRequest,
  words: readonly QueryWord[],
  library: Library,
): Promise<readonly Place[]> {
  const isWanted = wantedPages(facetFilters, library, query);
  if (query.trim() !== "") return rank(words, library, isWanted, readIdentifier(query));
  const places = library.pages.map((_entry, page): Place => ({ page, score: 0, section: undefined }));
  return places.filter(({ page }) => isWanted(page));
}

/** Of a page that was too far down to be looked into the best section is found when it is shown. */
async function foundAt({ page, section }: Place, words: readonly QueryWord[], library: Library) {
  const entry = library.pages[page];
  if (!entry) throw new Error(`The index has no page ${page}.`);
  if (words.length === 0) return { record: recordOf(entry, [], undefined), description: undefined };
  const text = await library.textOf(page).catch(unlessMissing);
  const sections = text?.sections ?? [];
  const record = recordOf(entry, sections, text && (section ?? rankSections(text, words)[0]));
  return { record, description: descriptionIn(sections) };
}
