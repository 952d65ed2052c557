import { contextualFilters, mergeFacetFilters } from "../../../src/search/facetFilters";

it("filters by the language, and by the version or what belongs to none", () => {
  expect(contextualFilters({ language: "en", docsTag: "docs-current" })).toEqual([
    "language:en",
    ["docs_tag:default", "docs_tag:docs-current"],
  ]);
});

it.each([
  [["a:1"], ["b:2"], ["a:1", "b:2"]],
  ["a:1", "b:2", ["a:1", "b:2"]],
  [["a:1", ["b:2", "b:3"]], "c:4", ["a:1", ["b:2", "b:3"], "c:4"]],
  [[], [["a:1", "a:2"]], [["a:1", "a:2"]]],
])("%j and %j must both hold", (first, second, both) => {
  expect(mergeFacetFilters(first, second)).toEqual(both);
});
