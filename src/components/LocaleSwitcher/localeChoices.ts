import { type Choice, ownerOf } from "../../../shared/choices";

interface Locale {
  readonly code: string;
  readonly label: string;
  /** What its routes begin with; empty for the language at the site's root. */
  readonly path: string;
}

/**
 * The same page in each language.
 *
 * @param path route of the page.
 * @param suffix query and fragment, such as `?language=js#fields`.
 */
export function localeChoices(locales: readonly Locale[], path: string, suffix: string): readonly Choice[] {
  const current = ownerOf(locales, path);
  const rest = path.slice(current?.path.length ?? 0);
  return locales.map((locale) => ({
    key: locale.code,
    label: locale.label,
    lang: locale.code,
    href: `${inLocale(locale.path, rest)}${suffix}`,
    isCurrent: locale === current,
  }));
}

/** The language's start page has no trailing slash, except at the root. */
function inLocale(base: string, rest: string): string {
  const isStart = rest === "" || rest === "/";
  return isStart ? base || "/" : `${base}${rest}`;
}
