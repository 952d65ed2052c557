import type { DocFrontMatter } from "../schema/frontMatter";

interface Listing {
  readonly unlisted?: boolean | undefined;
  readonly searchable?: DocFrontMatter["searchable"] | null;
}

/** Whether a search finds a page: by its text, or when it is unlisted by its exact names. */
export function isSearched({ unlisted, searchable }: Listing): boolean {
  return unlisted !== true || searchable === "exact-names";
}
