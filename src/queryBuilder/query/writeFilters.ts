import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { type FilterNode, isList, isObject } from "./form";

/**
 * Rows as a filter. Rows of one relation are combined in one object, so that one entry must match all of them; rows that
 * would overwrite each other go to `$and`.
 *
 * @returns undefined when no row is complete.
 */
export function writeFilters(nodes: readonly FilterNode[]): QueryObject | undefined {
  const parts = nodes.map(writeNode).filter((part) => part !== undefined);
  let whole: QueryObject = {};
  const others: QueryObject[] = [];
  for (const part of parts) {
    if (canMerge(whole, part)) whole = merged(whole, part);
    else others.push(part);
  }
  if (others.length > 0) whole = { ...whole, $and: [...(isList(whole.$and) ? whole.$and : []), ...others] };
  return Object.keys(whole).length > 0 ? whole : undefined;
}

function writeNode(node: FilterNode): QueryObject | undefined {
  if (node.kind === "raw") return nested(node.path, node.value);
  if (node.kind === "condition") {
    const isComplete = node.path.length > 0 && node.path.every((name) => name !== "") && node.operator !== "";
    return isComplete ? nested([...node.path, node.operator], node.value) : undefined;
  }
  if (node.join === "all") return writeFilters(node.children);
  if (node.join === "$not") {
    const inner = writeFilters(node.children);
    return inner && { $not: inner };
  }
  const list = node.children.map((child) => writeFilters([child])).filter((part) => part !== undefined);
  return list.length > 0 ? { [node.join]: list } : undefined;
}

function nested(path: readonly string[], value: QueryValue): QueryObject {
  const [name = "", ...rest] = path;
  return { [name]: rest.length === 0 ? value : nested(rest, value) };
}

/** Two of one operator, or two lists, can't share an object. */
function canMerge(a: QueryObject, b: QueryObject): boolean {
  return Object.entries(b).every(([key, value]) => {
    if (!Object.hasOwn(a, key)) return true;
    const other = a[key];
    return !key.startsWith("$") && isObject(other) && isObject(value) && canMerge(other, value);
  });
}

function merged(a: QueryObject, b: QueryObject): QueryObject {
  const entries = Object.entries(b).map(([key, value]): [string, QueryValue] => {
    const other = Object.hasOwn(a, key) ? a[key] : undefined;
    return [key, isObject(other) && isObject(value) ? merged(other, value) : value];
  });
  return { ...a, ...Object.fromEntries(entries) };
}
