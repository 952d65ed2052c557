import { queryText } from "../../../shared/queryText";
import type { RequestProps } from "./requestShape";

/**
 * Path and query string as they are sent: names with their brackets, values escaped where they have to be.
 *
 * @param query as an object for qs, or as a string, which stays as it is.
 */
export function targetOf(path: string, query: RequestProps["query"]): string {
  const text = typeof query === "object" ? queryText(query) : (query ?? "");
  return text === "" ? path : `${path}?${text}`;
}
