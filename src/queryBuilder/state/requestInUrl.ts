import type { QueryObject } from "../../../shared/queryModel";
import { parseObject } from "../query/objectText";

/** A request: what the builder shows, and what a URL can contain. */
export interface BuiltRequest {
  readonly path: string;
  readonly query: QueryObject;
}

const pathName = "endpoint";
const queryName = "query";

/** The request in a URL's query. @returns undefined if there is none, or if it is invalid. */
export function requestFrom(search: string): BuiltRequest | undefined {
  const parameters = new URLSearchParams(search);
  const path = parameters.get(pathName);
  const parsed = parseObject(parameters.get(queryName) ?? "{}");
  return path?.startsWith("/") && "query" in parsed ? { path, query: parsed.query } : undefined;
}

/** A URL that opens the builder with the request. Other parameters are kept. @param href a complete URL. */
export function urlWith({ path, query }: BuiltRequest, href: string): string {
  const url = new URL(href);
  url.searchParams.set(pathName, path);
  url.searchParams.set(queryName, JSON.stringify(query));
  return url.href;
}

/** The URL without a request. */
export function urlWithout(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(pathName);
  url.searchParams.delete(queryName);
  return url.href;
}

/** Whether two requests are the same, with their parts in the same order. */
export function isSame(a: BuiltRequest, b: BuiltRequest): boolean {
  return a.path === b.path && JSON.stringify(a.query) === JSON.stringify(b.query);
}
