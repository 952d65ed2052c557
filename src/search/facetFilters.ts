import type { FacetFilters } from "./client";

/** Which part of the documentation a reader is in. */
export interface SearchContext {
  /** Code of the page's language: `en`. */
  readonly language: string;
  /** `docs_tag` of the version that is shown. */
  readonly docsTag: string;
}

/** The tag of records that belong to no version: pages outside of the documentation. */
const versionlessTag = "default";

/** Filters of a contextual search: the language, and either what belongs to the version or what belongs to none. */
export function contextualFilters({ language, docsTag }: SearchContext): FacetFilters {
  return [`language:${language}`, [`docs_tag:${versionlessTag}`, `docs_tag:${docsTag}`]];
}

/** What a reader narrows a search to, by IDs; null for all. */
export interface Narrowing {
  readonly area: string | null;
  readonly kind: string | null;
}

export const everything: Narrowing = { area: null, kind: null };

export function narrowingFilters({ area, kind }: Narrowing): readonly string[] {
  return [...(area === null ? [] : [`area:${area}`]), ...(kind === null ? [] : [`kind:${kind}`])];
}

/** Both must hold. A filter that is written as one string is a list of one. */
export function mergeFacetFilters(first: FacetFilters, second: FacetFilters): FacetFilters {
  return [...listOf(first), ...listOf(second)];
}

function listOf(filters: FacetFilters): readonly (string | readonly string[])[] {
  return typeof filters === "string" ? [filters] : filters;
}
