import { useMemo } from "react";
import type { SearchScope } from "../search/SearchScope";
import { ownerOf } from "../site/choices";
import { docsTag } from "../site/searchRecord";

type Site = NonNullable<Queries.ShellDataQuery["siteSettings"]>;

/** What a search from this page is about: its language and its version. The same object while both stay the same. */
export function useScope({ search, ask, locales }: Site, path: string, versionName: string): SearchScope {
  const language = ownerOf(locales.items, path)?.code ?? "en";
  const askClass = ask.provider === "none" ? null : ask.openClass;
  return useMemo(
    () => ({ settings: search, context: { language, docsTag: docsTag(versionName) }, askClass }),
    [search, askClass, language, versionName],
  );
}
