import { searchPath } from "../../../shared/paths";
import type { FacetFilters } from "../client";
import { everything, type Narrowing } from "../facetFilters";
import { maxQueryLength } from "../limits";

/** The query and filters of a page of results; all of them are in its URL. */
export interface SearchState extends Narrowing {
  readonly query: string;
  /** Names of tags that each result's page carries. */
  readonly tags: readonly string[];
}

export const emptySearch: SearchState = { query: "", ...everything, tags: [] };

/** @param search the query of a URL, with its question mark. It can contain anything. */
export function readSearchUrl(search: string): SearchState {
  const parameters = new URLSearchParams(search);
  const chosen = (name: keyof Narrowing) => parameters.get(name) || null;
  return {
    query: (parameters.get("q") ?? "").slice(0, maxQueryLength),
    area: chosen("area"),
    kind: chosen("kind"),
    tags: [...new Set(parameters.getAll("tag"))],
  };
}

/** A route that reads as the same again. */
export function writeSearchUrl({ query, area, kind, tags }: SearchState): string {
  const parameters = new URLSearchParams();
  if (query !== "") parameters.set("q", query);
  if (area !== null) parameters.set("area", area);
  if (kind !== null) parameters.set("kind", kind);
  for (const tag of tags) parameters.append("tag", tag);
  const search = String(parameters);
  return search === "" ? searchPath : `${searchPath}?${search}`;
}

/** @returns filters that all must hold. */
export function tagFilters({ tags }: SearchState): FacetFilters {
  return tags.map((tag) => `tags:${tag}`);
}
