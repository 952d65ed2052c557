import type { TreeProps, TreeValue } from "../../../shared/tree";
import type { ConsoleRequest } from "../request";
import type { RequestType } from "../requestType";
import { isList, isObject, pagesOf, queryObject, typedFilters, wordsOf } from "./query";
import { type Target, targetOf } from "./target";

const known = new Set(["filters", "sort", "fields", "populate", "pagination", "locale", "status"]);
/** Types of fields that require a selection in GraphQL, or that it doesn't return. */
const nested = new Set(["relation", "media", "component", "dynamiczone", "password"]);
/** The REST API's, where the request doesn't say. */
const limit = 25;

/**
 * A GraphQL query for the same entries. Only for queries that need no other type's schema: no filters on relations, and
 * populated relations only with their fields.
 *
 * @returns undefined if there is no such query.
 */
export function graphqlForm(request: ConsoleRequest, types: readonly RequestType[]): string | undefined {
  const target = targetOf(request, types);
  const query = queryObject(request.parameters);
  if (!target || request.method !== "GET" || Object.keys(query).some((name) => !known.has(name)))
    return undefined;
  const fields = selection(query, target.type);
  const given = argumentsOf(query, target);
  if (!fields || !given) return undefined;
  const listed = given.map(([name, value]) => `${name}: ${value}`).join(", ");
  const call = `${nameOf(target)}${listed === "" ? "" : `(${listed})`}`;
  return `query {\n  ${call} {\n${fields.map((line) => `    ${line}\n`).join("")}  }\n}`;
}

/** `recipes` for a list, `recipe` for one. */
function nameOf({ type, name, documentId, isSingle }: Target): string {
  const isOne = isSingle || documentId !== undefined;
  return (isOne ? name : type.route.slice("/api/".length)).replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}

function argumentsOf(query: TreeProps, { type, documentId, isSingle }: Target) {
  const { filters, sort, pagination, locale, status } = query;
  const pages = pagesOf(pagination);
  const words = wordsOf(sort);
  const isMany = !isSingle && documentId === undefined;
  const condition = filters === undefined ? "" : conditionOf(typedFilters(filters, type), type);
  if (!pages || !words || condition === undefined) return undefined;
  if (!isMany && (condition !== "" || words.length > 0)) return undefined;
  const written = {
    documentId: quoted(documentId),
    filters: condition,
    sort: words.length > 1 ? JSON.stringify(words) : quoted(words[0]),
    pagination: isMany ? objectOf(Object.keys(pages).length > 0 ? pages : { limit }) : "",
    locale: quoted(locale),
    status: typeof status === "string" ? status.toUpperCase() : "",
  };
  return Object.entries(written).filter(([, value]) => value !== "");
}

/** @returns nothing for nothing. */
function quoted(value: TreeValue | undefined): string {
  return value === undefined ? "" : JSON.stringify(value);
}

/** Filters as GraphQL writes them: operators without `$`. @returns undefined for a field that isn't the type's own. */
function conditionOf(value: TreeValue, type: RequestType): string | undefined {
  if (isList(value)) {
    const parts = value.map((entry) => conditionOf(entry, type));
    return parts.some((part) => part === undefined) ? undefined : `[${parts.join(", ")}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const parts: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const field = type.fields.find((one) => one.name === name);
    if (!name.startsWith("$") && name !== "documentId" && (!field || nested.has(field.type)))
      return undefined;
    // A value without an operator is compared.
    const isPlain = !name.startsWith("$") && !isObject(inner) && !isList(inner);
    const written = isPlain ? `{ eq: ${JSON.stringify(inner)} }` : conditionOf(inner, type);
    if (written === undefined) return undefined;
    parts.push(`${name.replace("$", "")}: ${written}`);
  }
  return `{ ${parts.join(", ")} }`;
}

function objectOf(value: Readonly<Record<string, number>>): string {
  const entries = Object.entries(value).map(([name, inner]) => `${name}: ${inner}`);
  return `{ ${entries.join(", ")} }`;
}

/** The lines within the braces. */
function selection({ fields, populate }: TreeProps, type: RequestType): string[] | undefined {
  const words = wordsOf(fields);
  const relations = isObject(populate) ? Object.entries(populate) : populate === undefined ? [] : undefined;
  if (!words || !relations) return undefined;
  const isAll = words.length === 0 || words.includes("*");
  const own = isAll ? type.fields.filter((field) => !nested.has(field.type)).map(({ name }) => name) : words;
  const lines = ["documentId", ...own.filter((name) => name !== "documentId")];
  for (const [name, options] of relations) {
    const inner =
      isObject(options) && Object.keys(options).length === 1 ? wordsOf(options.fields) : undefined;
    const isRelation = type.fields.some((field) => field.name === name && field.type === "relation");
    if (!isRelation || !inner || inner.length === 0 || inner.includes("*")) return undefined;
    lines.push(`${name} { documentId ${inner.filter((word) => word !== "documentId").join(" ")} }`);
  }
  return lines;
}
