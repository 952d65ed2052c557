import qs from "qs";
import type { TreeProps, TreeValue } from "../../../shared/tree";
import { queryOf } from "../parameters";
import type { RequestType } from "../requestType";

const numeric = new Set(["integer", "biginteger", "float", "decimal"]);

/** The parameters as an object. All values are strings, as in a URL. */
export function queryObject(parameters: string): TreeProps {
  return JSON.parse(JSON.stringify(qs.parse(queryOf(parameters), { depth: 20, arrayLimit: 100 })));
}

/** `"title,rating"` and `["title", "rating"]` are the same. @returns undefined for anything else. */
export function wordsOf(value: TreeValue | undefined): readonly string[] | undefined {
  if (value === undefined) return [];
  if (typeof value === "string") return value.split(",").map((word) => word.trim());
  return Array.isArray(value) && value.every((word) => typeof word === "string") ? value : undefined;
}

/** Converts filter values to the numbers and booleans of their fields: in a URL, all values are strings. */
export function typedFilters(filters: TreeValue, { fields }: RequestType): TreeValue {
  return typed(filters, undefined);

  function typed(value: TreeValue, type: string | undefined): TreeValue {
    if (isList(value)) return value.map((entry) => typed(entry, type));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          typed(inner, name.startsWith("$") ? type : fields.find((field) => field.name === name)?.type),
        ]),
      );
    return typeof value === "string" ? typedText(value, type) : value;
  }
}

function typedText(text: string, type: string | undefined): TreeValue {
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  const isNumber = numeric.has(type ?? "") && text.trim() !== "" && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}

/** Pages as numbers. @returns undefined where they are none. */
export function pagesOf(pagination: TreeValue | undefined): Readonly<Record<string, number>> | undefined {
  if (pagination === undefined) return {};
  if (!isObject(pagination)) return undefined;
  const { withCount: _, ...pages } = pagination;
  const entries = Object.entries(pages).map(([name, value]) => [name, Number(value)] as const);
  return entries.every(([, value]) => Number.isInteger(value)) ? Object.fromEntries(entries) : undefined;
}

export function isObject(value: TreeValue | undefined): value is TreeProps {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: TreeValue): value is readonly TreeValue[] {
  return Array.isArray(value);
}
