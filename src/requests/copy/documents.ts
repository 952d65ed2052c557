import { literal, scriptStyle } from "../../../shared/literal";
import type { TreeProps, TreeValue } from "../../../shared/tree";
import { readBody } from "../body";
import type { ConsoleRequest } from "../request";
import type { RequestType } from "../requestType";
import { isList, isObject, pagesOf, queryObject, typedFilters } from "./query";
import { targetOf } from "./target";

const known = new Set(["filters", "sort", "fields", "populate", "pagination", "locale", "status"]);
/** What the REST API takes where the request doesn't say. */
const pageSize = 25;

/**
 * A call of the Document Service that returns the same entries. It checks no permissions.
 *
 * @returns undefined if there is no such call.
 */
export function documentsForm(request: ConsoleRequest, types: readonly RequestType[]): string | undefined {
  const target = targetOf(request, types);
  const query = queryObject(request.parameters);
  if (!target || Object.keys(query).some((name) => !known.has(name))) return undefined;
  const call = callOf(request, target.documentId, target.isSingle);
  const parameters = parametersOf(query, target.type, call?.method);
  if (!call || !parameters) return undefined;
  const options = literal({ ...call.options, ...parameters }, scriptStyle);
  return `const result = await strapi.documents(${JSON.stringify(target.uid)}).${call.method}(${options});`;
}

function callOf(
  { method, body }: ConsoleRequest,
  documentId: string | undefined,
  isSingle: boolean,
): { readonly method: string; readonly options: TreeProps } | undefined {
  const own = documentId === undefined ? {} : { documentId };
  if (method === "GET") {
    if (isSingle) return { method: "findFirst", options: {} };
    return { method: documentId === undefined ? "findMany" : "findOne", options: own };
  }
  // A single type's documentId is in no request.
  if (isSingle) return undefined;
  if (method === "DELETE") return documentId === undefined ? undefined : { method: "delete", options: own };
  const read = readBody(body);
  const data = "value" in read && isObject(read.value) ? read.value.data : undefined;
  if (data === undefined || (method === "POST") !== (documentId === undefined)) return undefined;
  return { method: method === "POST" ? "create" : "update", options: { ...own, data } };
}

function parametersOf(query: TreeProps, type: RequestType, method = ""): TreeProps | undefined {
  const isMany = method === "findMany";
  const { filters, pagination, populate, status = "published", ...others } = query;
  const pages = pagesOf(pagination);
  if (!pages || (!isMany && pagination !== undefined)) return undefined;
  const { page = 1, pageSize: size = pageSize, start = (page - 1) * size, limit = size } = pages;
  return {
    ...(filters === undefined ? {} : { filters: typedFilters(filters, type) }),
    ...others,
    ...(populate === undefined ? {} : { populate: withBooleans(populate) }),
    // The REST API reads and writes the published version by default.
    ...(method === "delete" ? {} : { status }),
    ...(isMany ? { ...(start === 0 ? {} : { start }), limit } : {}),
  };
}

/** In a URL, `true` is a string. */
function withBooleans(value: TreeValue): TreeValue {
  if (value === "true") return true;
  if (isList(value)) return value.map(withBooleans);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withBooleans(inner)]));
}
