import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { type Condition, type FilterNode, type Group, isList, isObject, isPlain, newId } from "./form";

/** The rows of a filter. Whatever no row can show becomes a raw row, so nothing is lost. */
export function readFilters(filters: QueryObject, path: readonly string[] = []): FilterNode[] {
  return Object.entries(filters).flatMap(([key, value]) => readEntry(key, value, path));
}

function readEntry(key: string, value: QueryValue, path: readonly string[]): FilterNode[] {
  const isRoot = path.length === 0;
  if (
    isRoot &&
    (key === "$and" || key === "$or") &&
    isList(value) &&
    value.length > 0 &&
    value.every(isFilled)
  )
    return [group(key, value.filter(isFilled).map(readElement))];
  if (isRoot && key === "$not" && isFilled(value)) return [group("$not", readFilters(value))];
  const raw = { kind: "raw" as const, id: newId(), path: [...path, key], value };
  if (key.startsWith("$")) return !isRoot && isComparable(value) ? [condition(path, key, value)] : [raw];
  if (isFilled(value)) return readFilters(value, [...path, key]);
  // Without an operator a value is compared with $eq, and a list matches any of its values.
  return isComparable(value) ? [condition([...path, key], isList(value) ? "$in" : "$eq", value)] : [raw];
}

/** An entry of a list of filters: several conditions in it belong together. */
function readElement(element: QueryObject): FilterNode {
  const nodes = readFilters(element);
  const [only] = nodes;
  return nodes.length === 1 && only ? only : group("all", nodes);
}

function isFilled(value: QueryValue): value is QueryObject {
  return isObject(value) && Object.keys(value).length > 0;
}

function isComparable(value: QueryValue): boolean {
  return isPlain(value) || (isList(value) && value.every(isPlain));
}

export function condition(path: readonly string[], operator: string, value: QueryValue): Condition {
  return { kind: "condition", id: newId(), path, operator, value };
}

export function group(join: Group["join"], children: readonly FilterNode[]): Group {
  return { kind: "group", id: newId(), join, children };
}
