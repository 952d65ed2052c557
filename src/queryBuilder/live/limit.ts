import type { QueryObject } from "../../../shared/queryModel";
import type { Rows } from "../../requests/rows";
import { isObject } from "../query/form";

/** Entries in a response whose request doesn't say how many: `rest.defaultLimit` of the sandbox's API. */
const defaultLimit = 25;

/** @returns the parameter because of which entries are missing; undefined if none are, or if some would be without it, too */
export function limitOf({ pagination }: QueryObject, { entries, total = 0 }: Rows): string | undefined {
  if (!isObject(pagination) || total <= entries.length || total > defaultLimit) return undefined;
  const name = ["pageSize", "limit"].find((key) => Object.hasOwn(pagination, key));
  return name && `pagination[${name}]=${String(pagination[name])}`;
}

/** The pagination without the part of the list that it asks for. */
export function withoutLimit(pagination: QueryObject): QueryObject {
  const { page, pageSize, start, limit, ...others } = pagination;
  return others;
}
