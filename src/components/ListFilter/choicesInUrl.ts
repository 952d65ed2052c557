/** @returns a value from the query of a URL, which can contain anything; an empty string unless it can be chosen. */
export function choiceIn(search: string, name: string, choices: readonly string[]): string {
  const value = new URLSearchParams(search).get(name) ?? "";
  return choices.includes(value) ? value : "";
}

/** A URL that opens the list with these choices, by their names. Other parameters are kept. @param href a complete URL. */
export function urlWithChoices<Name extends string>(
  chosen: Readonly<Record<Name, string>>,
  href: string,
): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries<string>(chosen)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
