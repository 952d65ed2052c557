import { useMemo } from "react";
import { languageOf } from "../../shared/language";
import { docsTag } from "../../shared/searchRecord";
import type { SearchScope } from "../search/SearchScope";

type Site = NonNullable<Queries.ShellDataQuery["siteSettings"]>;

/** What a search from this page is about: its language and its version. The same object while both stay the same. */
export function useScope(site: Site, path: string, versionName: string): SearchScope {
  const { search, ask, locales, areas, home } = site;
  const { lang: language } = languageOf(locales.items, path);
  const askClass = ask.provider === "none" ? null : ask.openClass;
  return useMemo(
    () => ({
      settings: search,
      context: { language, docsTag: docsTag(versionName) },
      askClass,
      areas,
      tasks: home.tasks,
    }),
    [search, askClass, areas, home, language, versionName],
  );
}
