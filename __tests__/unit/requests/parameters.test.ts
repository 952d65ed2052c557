import { parametersOf, queryOf, splitPath } from "../../../src/requests/parameters";

it("encodes values, and leaves names readable", () => {
  const lines =
    "filters[rating][$gte]=4\n\n  sort=rating:desc \nfilters[title][$eq]=Salt & pepper=yes\nlocale";
  expect(queryOf(lines)).toBe(
    "filters[rating][$gte]=4&sort=rating:desc&filters[title][$eq]=Salt%20%26%20pepper%3Dyes&locale=",
  );
});

it("keeps what would end a name within it", () => {
  expect(queryOf("a&b#c=1")).toBe("a%26b%23c=1");
  expect(queryOf("\u{1f35c}=1")).toBe("%F0%9F%8D%9C=1");
});

it("keeps parameters that come twice, in their order", () => {
  expect(queryOf("sort=title\nsort=rating")).toBe("sort=title&sort=rating");
});

it("reads a query string back", () => {
  expect(parametersOf("filters[title][$eq]=Salt%20%26%20pepper&sort=title")).toBe(
    "filters[title][$eq]=Salt & pepper\nsort=title",
  );
});

it("takes a path with its query apart", () => {
  expect(splitPath("/api/recipes")).toEqual({ path: "/api/recipes" });
  expect(splitPath("/api/recipes?sort=title")).toEqual({ path: "/api/recipes", parameters: "sort=title" });
});
