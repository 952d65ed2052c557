import { codesOf } from "../../../src/requests/code";
import { type ConsoleRequest, firstRequest } from "../../../src/requests/request";

const types = [
  {
    name: "Recipe",
    route: "/api/recipes",
    uid: "api::recipe.recipe",
    fields: [
      { name: "title", type: "string" },
      { name: "rating", type: "decimal" },
      { name: "vegetarian", type: "boolean" },
      { name: "author", type: "relation" },
    ],
  },
  {
    name: "Homepage",
    route: "/api/homepage",
    uid: "api::homepage.homepage",
    fields: [{ name: "title", type: "string" }],
  },
];

const codes = (part: Partial<ConsoleRequest>) =>
  Object.fromEntries(codesOf({ ...firstRequest, ...part }, types).map(({ name, code }) => [name, code]));

it("writes a request as the samples do", () => {
  const { cURL, fetch, qs } = codes({ parameters: "filters[rating][$gte]=4" });
  expect(cURL).toBe("curl -g 'http://localhost:1337/api/recipes?filters[rating][$gte]=4'");
  expect(fetch).toContain('fetch("http://localhost:1337/api/recipes?filters[rating][$gte]=4")');
  expect(qs).toContain('filters: { rating: { $gte: "4" } }');
});

it("sends the body and names the sender's token, but holds none", () => {
  const { cURL } = codes({
    method: "POST",
    sender: "full-access",
    parameters: "",
    body: '{"data": {"title": "Dal"}}',
  });
  expect(cURL).toContain("Authorization: Bearer $STRAPI_TOKEN");
  expect(cURL).toContain(`-d '{ "data": { "title": "Dal" } }'`);
});

it("calls the Document Service with what the REST API takes by default", () => {
  const { "Document Service": call } = codes({
    parameters:
      "filters[vegetarian]=true\nfilters[rating][$gte]=4.5\nsort=title\npopulate[author]=true\npagination[page]=2\npagination[pageSize]=5",
  });
  expect(call?.replace(/\s+/g, " ")).toBe(
    'const result = await strapi.documents("api::recipe.recipe").findMany({ filters: { vegetarian: true, rating: { $gte: 4.5 } }, sort: "title", populate: { author: true }, status: "published", start: 5, limit: 5, });',
  );
  expect(codes({ path: "/api/homepage", parameters: "" })["Document Service"]).toContain("findFirst(");
  expect(codes({ method: "DELETE", path: "/api/recipes/abc", parameters: "" })["Document Service"]).toContain(
    'delete({ documentId: "abc" })',
  );
});

it("asks the same in GraphQL", () => {
  const { GraphQL } = codes({
    parameters:
      "filters[rating][$gte]=4.5\nsort=title\nfields=title\npopulate[author][fields]=name\nstatus=draft",
  });
  expect(GraphQL).toBe(
    `query {
  recipes(filters: { rating: { gte: 4.5 } }, sort: "title", pagination: { limit: 25 }, status: DRAFT) {
    documentId
    title
    author { documentId name }
  }
}`,
  );
  expect(codes({ path: "/api/recipes/abc", parameters: "" }).GraphQL).toContain('recipe(documentId: "abc")');
});

it.each([
  ["a path of no type", { path: "/api/films" }],
  ["a parameter that only the REST API has", { parameters: "hasPublishedVersion=true" }],
])("leaves out the forms that %s doesn't have", (_, part) => {
  const names = Object.keys(codes(part));
  expect(names).not.toContain("Document Service");
  expect(names).not.toContain("GraphQL");
});

it.each([
  ["filters on relations", { parameters: "filters[author][name]=Amira" }],
  ["relations with all their fields", { parameters: "populate=*" }],
  ["writing", { method: "POST", parameters: "" } as const],
])("leaves GraphQL out for %s", (_, part) => {
  expect(Object.keys(codes(part))).not.toContain("GraphQL");
});

it("has no code of an API without such a request", () => {
  const query = '{"query": "{ recipes { title } }"}';
  expect(Object.keys(codes({ method: "POST", path: "/graphql", parameters: "", body: query }))).toEqual([
    "cURL",
    "fetch",
  ]);
  expect(Object.keys(codes({ path: "/api/recipes/quick/list", parameters: "" }))).toEqual(["cURL", "fetch"]);
});
