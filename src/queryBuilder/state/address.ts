import type { QueryObject } from "../../../shared/queryModel";
import { parseObject } from "../query/objectText";

/** A request: what the builder shows, and what an address can hold. */
export interface BuiltRequest {
  readonly path: string;
  readonly query: QueryObject;
}

const pathName = "endpoint";
const queryName = "query";

/** The request in an address's search part. @returns undefined where there is none, or none that can be read. */
export function requestFrom(search: string): BuiltRequest | undefined {
  const parameters = new URLSearchParams(search);
  const path = parameters.get(pathName);
  const parsed = parseObject(parameters.get(queryName) ?? "{}");
  return path?.startsWith("/") && "query" in parsed ? { path, query: parsed.query } : undefined;
}

/** An address that opens the builder with the request. What else stands in the address stays. @param href whole. */
export function addressWith({ path, query }: BuiltRequest, href: string): string {
  const url = new URL(href);
  url.searchParams.set(pathName, path);
  url.searchParams.set(queryName, JSON.stringify(query));
  return url.href;
}

/** The address without a request. */
export function addressWithout(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(pathName);
  url.searchParams.delete(queryName);
  return url.href;
}
