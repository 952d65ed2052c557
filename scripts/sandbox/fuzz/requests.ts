import fc from "fast-check";
import type { QueryValue } from "../../../shared/queryModel";
import type { RestRequest } from "../../../shared/restRequest";
import { bodyFor } from "./bodies";
import { queryFor } from "./queries";
import { routedTypes, type Type } from "./schema";

/** Stands in a path for the document that an earlier request of the scenario has created or found. */
export const earlierDocument = "earlier-document";

const readers = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("public", "full-access") },
  { weight: 2, arbitrary: fc.constantFrom("read-only", "custom") },
  { weight: 1, arbitrary: fc.constantFrom("reader", "editor") },
) as fc.Arbitrary<RestRequest["as"]>;
const writers = fc.oneof(
  { weight: 12, arbitrary: fc.constant("full-access") },
  { weight: 1, arbitrary: fc.constantFrom("public", "read-only", "custom", "reader", "editor") },
) as fc.Arbitrary<RestRequest["as"]>;

const type = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...routedTypes.filter(({ uid }) => uid === "api::recipe.recipe")) },
  { weight: 4, arbitrary: fc.constantFrom(...routedTypes) },
);

const target = (path: string, query: string) => (query === "" ? path : `${path}?${query}`);

function request(
  method: string,
  path: string,
  query: string,
  as: RestRequest["as"],
  body?: QueryValue | undefined,
): RestRequest {
  return { method, target: target(path, query), headers: {}, as, ...(body === undefined ? {} : { body }) };
}

/** Of a type's entry; all of a single type is one. */
function entryPath({ path = "", isSingle, documentIds }: Type): fc.Arbitrary<string> {
  if (isSingle) return fc.constant(path);
  const ids = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...documentIds) },
    { weight: 3, arbitrary: fc.constant(earlierDocument) },
    { weight: 1, arbitrary: fc.constantFrom("nobodyhasthisdocumentid1", "1", "__proto__") },
  );
  return ids.map((id) => `${path}/${id}`);
}

const readMany = type.chain((one) =>
  fc.tuple(queryFor(one), readers).map(([query, as]) => request("GET", one.path ?? "", query, as)),
);
const readOne = type.chain((one) =>
  fc
    .tuple(entryPath(one), queryFor(one), readers)
    .map(([path, query, as]) => request("GET", path, query, as)),
);

/** Most write requests have no or a short query string. */
const writeQuery = (one: Type) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom("", "", "status=draft", "locale=fr", "locale=fr&status=draft", "populate=*"),
    },
    { weight: 1, arbitrary: queryFor(one) },
  );
const create = type.chain((one) =>
  fc
    .tuple(writeQuery(one), writers, bodyFor(one))
    .map(([query, as, body]) => request("POST", one.path ?? "", query, as, body)),
);
const update = type.chain((one) =>
  fc
    .tuple(entryPath(one), writeQuery(one), writers, bodyFor(one))
    .map(([path, query, as, body]) => request("PUT", path, query, as, body)),
);
const remove = type.chain((one) =>
  fc
    .tuple(entryPath(one), fc.constantFrom("", "", "locale=fr", "locale=*", "status=draft"), writers)
    .map(([path, query, as]) => request("DELETE", path, query, as)),
);
const elsewhere = fc
  .tuple(
    fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"),
    fc.constantFrom(
      "/api/i18n/locales",
      "/api/nope",
      "/api/recipes/a/b",
      "/api/recipes/",
      "/api/homepage/x",
      "/api",
    ),
    fc.constantFrom("", "locale=fr", "populate=*"),
    readers,
  )
  .map(([method, path, query, as]) => request(method, path, query, as));

/** Any request: valid ones, and invalid ones. */
const anyRequest = fc.oneof(
  { weight: 12, arbitrary: readMany },
  { weight: 4, arbitrary: readOne },
  { weight: 5, arbitrary: create },
  { weight: 5, arbitrary: update },
  { weight: 2, arbitrary: remove },
  { weight: 1, arbitrary: elsewhere },
);

/** Requests that are sent one after the other to seeded data. */
export const scenarios: fc.Arbitrary<RestRequest[]> = fc.array(anyRequest, {
  minLength: 1,
  maxLength: 9,
  size: "max",
});
