import type { QueryObject } from "../../../shared/queryModel";
import { queryText } from "../../../shared/queryText";

/** The URL of a new project, to which all samples of the site send their requests. */
const origin = "http://localhost:1337";

/** A request in one of the forms that people use. */
export interface Result {
  readonly value: "query" | "url" | "curl" | "fetch";
  readonly label: string;
  /** For prism-react-renderer. */
  readonly language: string;
  readonly code: string;
}

/** @param path from the host on, such as `/api/recipes`. */
export function resultsOf(path: string, query: QueryObject): Result[] {
  const text = queryText(query);
  const url = `${origin}${path}${text === "" ? "" : `?${text}`}`;
  const fetched = `const response = await fetch(${JSON.stringify(url)});\nconst { data, meta } = await response.json();`;
  // Without -g, curl treats brackets as a URL pattern.
  const curl = `curl${/[[\]{}]/.test(url) ? " -g" : ""} '${url.replaceAll("'", "%27")}'`;
  return [
    { value: "query", label: "Query string", language: "text", code: text },
    { value: "url", label: "URL", language: "text", code: url },
    { value: "curl", label: "cURL", language: "text", code: curl },
    { value: "fetch", label: "fetch", language: "tsx", code: fetched },
  ];
}
