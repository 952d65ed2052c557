import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { isList, isObject, newId, noOptions, type Options, type QueryForm, type SortRow } from "./form";
import { readFilters } from "./readFilters";
import { readPopulate, readRows } from "./readPopulate";

/** A query object as the form shows it. What the form can't show is kept in `rest` and written back as it was. */
export function readQuery(query: QueryObject): QueryForm {
  const { pagination, locale = null, status = null, publicationFilter = null, ...others } = query;
  const isReadable = pagination === undefined || isObject(pagination);
  const options = readOptions(isReadable ? others : { ...others, pagination });
  return {
    ...options,
    pagination: isObject(pagination) ? pagination : {},
    locale,
    status,
    publicationFilter,
  };
}

/** What is asked of one content type, relation or block. */
function readOptions(query: QueryObject): Options {
  let options: Options = noOptions;
  const rest: Record<string, QueryValue> = {};
  for (const [key, value] of Object.entries(query)) {
    const part = readPart(key, value);
    if (part) options = { ...options, ...part };
    else rest[key] = value;
  }
  return { ...options, rest };
}

function readPart(key: string, value: QueryValue): Partial<Options> | undefined {
  if (key === "filters" && isObject(value)) return { filters: readFilters(value) };
  if (key === "on" && isObject(value)) return { on: readRows(value, readOptions) };
  if (key === "fields") {
    const fields = wordsOf(value);
    return fields && { fields };
  }
  if (key === "sort") {
    const sort = sortOf(value);
    return sort && { sort };
  }
  if (key !== "populate") return undefined;
  const populate = readPopulate(value, readOptions);
  return populate && { populate };
}

/** `"title,rating"` and `["title", "rating"]` are the same. */
function wordsOf(value: QueryValue): string[] | undefined {
  if (typeof value === "string") return value.split(",").map((word) => word.trim());
  return isList(value) && value.every((word) => typeof word === "string") ? [...value] : undefined;
}

function sortOf(value: QueryValue): SortRow[] | undefined {
  if (typeof value === "string") return value.split(",").map((word) => sortRow(word.trim()));
  if (isObject(value)) return sortEntries(value, []);
  if (!isList(value)) return undefined;
  const rows = value.map(sortOf);
  return rows.every((row) => row !== undefined) ? rows.flat() : undefined;
}

/** `author.name:desc`; without a direction it is ascending. */
function sortRow(text: string): SortRow {
  const [path = "", direction = "asc"] = text.split(":");
  return { id: newId(), path: path.split("."), direction };
}

/** `{ author: { name: "desc" } }` */
function sortEntries(value: QueryObject, path: readonly string[]): SortRow[] | undefined {
  const rows = Object.entries(value).map(([name, inner]) => {
    if (typeof inner === "string") return [{ id: newId(), path: [...path, name], direction: inner }];
    return isObject(inner) ? sortEntries(inner, [...path, name]) : undefined;
  });
  return rows.every((row) => row !== undefined) ? rows.flat() : undefined;
}
