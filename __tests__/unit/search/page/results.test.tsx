import type { SearchResponse } from "../../../../src/search/client";
import { resultRequests, withResponse } from "../../../../src/search/page/results";

const settings = { indexName: "docs", insights: false, contextualSearch: true };
const context = { language: "en", docsTag: "docs-current" };
const scope = ["language:en", ["docs_tag:default", "docs_tag:docs-current"]];
const state = { query: "populate", area: "dev-docs", kind: "recipe", tags: ["REST API", "Filters"] };

describe("resultRequests", () => {
  it("asks for a page of hits within context, area and tags", () => {
    const [hits] = resultRequests(state, 2, settings, context);
    expect(hits).toMatchObject({
      query: "populate",
      page: 2,
      hitsPerPage: 20,
      facets: ["area", "kind", "tags"],
      facetFilters: [...scope, "tags:REST API", "tags:Filters", "area:dev-docs", "kind:recipe"],
    });
  });

  it("counts areas as if none were chosen", () => {
    const [, areas] = resultRequests(state, 2, settings, context);
    expect(areas).toMatchObject({
      hitsPerPage: 0,
      facets: ["area"],
      facetFilters: [...scope, "tags:REST API", "tags:Filters", "kind:recipe"],
    });
    expect(areas).not.toHaveProperty("page");
  });

  it("counts kinds as if none were chosen, and only if one is: otherwise the hits have the counts", () => {
    const [, , kinds] = resultRequests(state, 2, settings, context);
    expect(kinds).toMatchObject({
      hitsPerPage: 0,
      facets: ["kind"],
      facetFilters: [...scope, "tags:REST API", "tags:Filters", "area:dev-docs"],
    });
    expect(resultRequests({ ...state, kind: null }, 2, settings, context)).toHaveLength(2);
  });

  it("searches everything where the search isn't contextual", () => {
    const [hits] = resultRequests(
      { ...state, area: null, kind: null, tags: [] },
      0,
      { ...settings, contextualSearch: false },
      context,
    );
    expect(hits?.facetFilters).toEqual([]);
  });
});

describe("withResponse", () => {
  const response = (page: number): SearchResponse => ({
    hits: [{ objectID: `hit ${page}` }],
    nbHits: 2,
    page,
    nbPages: 2,
    hitsPerPage: 1,
    query: "populate",
    processingTimeMS: 1,
    facets: { area: { guide: 2 }, kind: { error: 2 }, tags: { A: 1 } },
  });

  it("adds a page to those before it", () => {
    const first = withResponse(
      state,
      [response(0), { ...response(0), facets: { area: { guide: 2, cloud: 1 } } }],
      undefined,
    );
    expect(first).toMatchObject({
      count: 2,
      areas: { guide: 2, cloud: 1 },
      kinds: { error: 2 },
      tags: { A: 1 },
      loaded: 1,
      pages: 2,
    });
    const both = withResponse(state, [response(1), response(1)], first);
    expect(both.hits.map(({ objectID }) => objectID)).toEqual(["hit 0", "hit 1"]);
    expect(both.loaded).toBe(2);
  });

  it("takes the counts of kinds from their own response, if there is one", () => {
    const kinds = { ...response(0), facets: { kind: { error: 2, guide: 5 } } };
    expect(withResponse(state, [response(0), response(0), kinds], undefined).kinds).toEqual({
      error: 2,
      guide: 5,
    });
  });

  it("does with a response without facets", () => {
    const { facets, ...bare } = response(0);
    expect(withResponse(state, [bare, bare], undefined)).toMatchObject({ areas: {}, kinds: {}, tags: {} });
  });

  it("rejects half a response", () => {
    expect(() => withResponse(state, [response(0)], undefined)).toThrow(
      "The search's response lacks a result.",
    );
  });
});
