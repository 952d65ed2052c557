/** The parameter that holds what a list is narrowed to; also the field's name, so that Enter works before scripts run. */
export const queryName = "q";
export const maxQueryLength = 100;

/** @param search the query of a URL. It can contain anything. */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get(queryName) ?? "").slice(0, maxQueryLength);
}

/** A URL that opens the filtered list. Other parameters are kept. @param href a complete URL. */
export function urlWithQuery(query: string, href: string): string {
  const url = new URL(href);
  const text = query.trim();
  if (text === "") url.searchParams.delete(queryName);
  else url.searchParams.set(queryName, text);
  return url.href;
}
