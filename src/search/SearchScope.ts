import { createContext, use } from "react";
import type { AreaName } from "./areaLabel";
import type { SearchContext } from "./facetFilters";

/** How this site searches, and the part of the documentation that the reader is in. */
export interface SearchScope {
  readonly settings: Queries.SearchSettingsFragment;
  readonly context: SearchContext;
  /** An element of this class opens Ask AI; null if the site has no Ask AI. */
  readonly askClass: string | null;
  readonly areas: readonly AreaName[];
  /** What a search offers that is empty, or that found nothing. */
  readonly tasks: readonly { readonly title: string; readonly to: string }[];
}

export const SearchScopeContext = createContext<SearchScope | null>(null);

/** @throws outside of the site's shell. */
export function useSearchScope(): SearchScope {
  const scope = use(SearchScopeContext);
  if (!scope) throw new Error("useSearchScope needs a SearchScopeContext around it.");
  return scope;
}
