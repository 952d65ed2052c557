import { ownerOf } from "./choices";

/** As in the `lang` attribute of `<html>`. */
export interface Language {
  readonly lang: string;
  readonly dir: string;
}

interface Locale {
  readonly code: string;
  readonly dir: string;
  readonly path: string;
}

/** The language of a page, by where it lies. */
export function languageOf(locales: readonly Locale[], path: string): Language {
  const locale = ownerOf(locales, path);
  return { lang: locale?.code ?? "en", dir: locale?.dir ?? "ltr" };
}
