import type { Refractor } from "refractor/core";
import { late } from "../late";

type Library = typeof import("refractor/core");
type Language = typeof import("refractor/bash");

/**
 * Languages that pages about a web platform are likely to show, in the order of the library's list of all 300, because some extend others
 * (`js-extras` extends `javascript`), and `typescript` is created from `javascript` as it is at that moment. All 300 take 0.4 s to load, these 0.1 s.
 */
const usual = `
  markup css clike regex javascript sql c cpp bash yaml markdown csharp ruby css-extras dart diff
  markup-templating docker go graphql less scss json http ini java php javadoclike js-templates typescript
  jsdoc js-extras kotlin liquid makefile mermaid nginx php-extras twig python jsx tsx rust swift toml`
  .trim()
  .split(/\s+/);

let library: Refractor | undefined;

function prism(): Refractor {
  if (library) return library;
  library = late<Library>("refractor/core").refractor;
  for (const name of usual) library.register(languageFile(name));
  return library;
}

const languageFile = (name: string) => late<Language>(`refractor/${name}`).default;

/** The loaded languages, by each of their names. */
export function loadedLanguages(): string[] {
  return prism().listLanguages();
}

/**
 * Whether the library can color a language. A rare one is loaded for that.
 *
 * @param name one of a usual language's names, or the library's name for a rare one.
 */
export function canColor(name: string): boolean {
  if (prism().registered(name)) return true;
  if (usual.includes(name) || !/^[a-z][a-z0-9-]*$/.test(name)) return false;
  try {
    prism().register(languageFile(name));
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  return prism().registered(name);
}

/** Colors code of a language that the library can color. */
export function color(code: string, language: string): ReturnType<Refractor["highlight"]> {
  return prism().highlight(code, language);
}

const isMissing = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  /MODULE_NOT_FOUND|PATH_NOT_EXPORTED/.test(String(error.code));
