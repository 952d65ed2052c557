/** Numbers of the specification. */

/** Characters that a query may have. */
export const maxQueryLength = 64;

/** Hits in one response of a provider. */
export const hitsPerPage = 20;

/** Milliseconds after which a search counts as stalled. DocSearch has the same number. */
export const stallThreshold = 300;

/** The viewport, in CSS pixels, up to which snippets are short. */
const narrowViewport = 768;

/** Words of a snippet. Only in a browser. */
export function snippetWords(): number {
  return window.matchMedia(`(max-width: ${narrowViewport}px)`).matches ? 5 : 10;
}
