import { queryText } from "../../shared/queryText";

/** Lines of parameters as a query string. A line without `=` is a name with an empty value. */
export function queryOf(parameters: string): string {
  return parameters
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(pairOf)
    .join("&");
}

/** A query string as lines of parameters, without its escapes. */
export function parametersOf(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${name}=${value.replaceAll("\n", " ")}`)
    .join("\n");
}

/** A path that was pasted with its query string is taken apart. */
export function splitPath(path: string): { readonly path: string; readonly parameters?: string } {
  const at = path.indexOf("?");
  return at < 0 ? { path } : { path: path.slice(0, at), parameters: parametersOf(path.slice(at + 1)) };
}

function pairOf(line: string): string {
  const at = line.indexOf("=");
  const [name, value] = at < 0 ? [line, ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  // Brackets stay readable; what would end the name doesn't stay.
  return queryText({ [name.replace(/[^\w[\]$.:-]/gu, encodeURIComponent)]: value });
}
