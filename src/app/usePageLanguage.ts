import { useEffect } from "react";
import { languageOf } from "../../shared/language";

/**
 * Keeps the `lang` attribute of `<html>` in sync with the page. The server writes it with the page (see components/Seo); in the
 * browser it is set only if it changes. Gatsby's `Head` would remove all attributes of `<html>` and set them again with
 * every page, and the browser would compute the whole page's styles and lay it out once more for each.
 *
 * @param path canonical
 */
export function usePageLanguage(locales: Parameters<typeof languageOf>[0], path: string): void {
  const { lang, dir } = languageOf(locales, path);
  useEffect(() => {
    const page = document.documentElement;
    if (page.lang !== lang) page.lang = lang;
    if (page.dir !== dir) page.dir = dir;
  }, [lang, dir]);
}
