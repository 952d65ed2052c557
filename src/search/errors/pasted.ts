import { maxQueryLength } from "../limits";
import { errorLines } from "./errorLines";

/** The last long paste: its text, and the query that stands for it in the field. */
let last: { readonly query: string; readonly text: string } | undefined;

/**
 * Keeps a pasted text that the search field would cut: it is looked up as an error.
 *
 * @returns the query for the field; undefined for a text that fits, which is pasted as usual.
 */
export function keepPaste(text: string): string | undefined {
  const whole = text.trim();
  if (whole.length <= maxQueryLength && !whole.includes("\n")) return undefined;
  const query = queryIn(whole);
  last = { query, text: whole };
  return query;
}

/** What the search field can hold of a pasted text: the first line that can be a message. */
export function queryIn(pasted: string): string {
  const [line = pasted] = errorLines(pasted);
  return line.slice(0, maxQueryLength).trim();
}

/** The pasted text that a query stands for; undefined once the reader has changed the query. */
export function pastedFor(query: string): string | undefined {
  return last?.query === query.trim() ? last.text : undefined;
}
