import qs from "qs";

/** Characters that mean nothing in a value of a query string, and whose escapes would be hard to read. */
const readable = new Set([":", ",", "*", "/", "@", "(", ")", "!", "$", ";"]);

/** A query object as it is sent: names with their brackets, values escaped where they have to be. */
export function queryText(query: object): string {
  return qs.stringify(query, { encodeValuesOnly: true, encoder: (value: unknown) => escaped(String(value)) });
}

function escaped(value: string): string {
  return [...value].map((character) => (readable.has(character) ? character : strictly(character))).join("");
}

/** An apostrophe would end the quotes around the URL in a shell. */
function strictly(character: string): string {
  return encodeURIComponent(character).replaceAll("'", "%27");
}
