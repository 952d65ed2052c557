import { searchRequest } from "../../../src/search/searchRequest";

const settings = { indexName: "docs", insights: false };

function viewport(isNarrow: boolean): jest.SpyInstance {
  return jest
    .spyOn(window, "matchMedia")
    .mockImplementation((media) => ({ matches: isNarrow, media }) as MediaQueryList);
}
afterEach(() => jest.restoreAllMocks());

it("asks for 20 hits with snippets of 10 words, in the hosted service's terms", () => {
  viewport(false);
  expect(searchRequest("populate", settings, ["language:en"])).toEqual({
    query: "populate",
    indexName: "docs",
    attributesToRetrieve: [
      "hierarchy.lvl0",
      "hierarchy.lvl1",
      "hierarchy.lvl2",
      "hierarchy.lvl3",
      "hierarchy.lvl4",
      "hierarchy.lvl5",
      "hierarchy.lvl6",
      "content",
      "type",
      "url",
      "kind",
      "isCode",
      "advanced",
      "since",
    ],
    attributesToSnippet: [
      "hierarchy.lvl1:10",
      "hierarchy.lvl2:10",
      "hierarchy.lvl3:10",
      "hierarchy.lvl4:10",
      "hierarchy.lvl5:10",
      "hierarchy.lvl6:10",
      "content:10",
    ],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: ["language:en"],
  });
});

it("asks for 5 words up to 768 pixels", () => {
  const matchMedia = viewport(true);
  expect(searchRequest("a", settings, []).attributesToSnippet).toContain("content:5");
  expect(matchMedia).toHaveBeenCalledWith("(max-width: 768px)");
});

it("sends at most 64 characters, and says when clicks are counted", () => {
  viewport(false);
  const request = searchRequest("x".repeat(10_000), { ...settings, insights: true }, []);
  expect(request.query).toHaveLength(64);
  expect(request.clickAnalytics).toBe(true);
});
