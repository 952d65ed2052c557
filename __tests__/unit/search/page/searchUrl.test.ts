import { everything, narrowingFilters } from "../../../../src/search/facetFilters";
import {
  emptySearch,
  readSearchUrl,
  tagFilters,
  writeSearchUrl,
} from "../../../../src/search/page/searchUrl";

describe("a URL of results", () => {
  it.each([
    emptySearch,
    { query: "populate[*] & <b>", area: "dev-docs", kind: "reference", tags: ["REST API", "C++ & more"] },
    { query: "", area: "cloud", kind: null, tags: [] },
    { query: "تفاح 🍎 %20+", area: null, kind: "error", tags: ["a"] },
  ])("says all of %j", (state) => {
    expect(readSearchUrl(new URL(writeSearchUrl(state), "https://site.example").search)).toEqual(state);
  });

  it("is short where nothing is chosen", () => {
    expect(writeSearchUrl(emptySearch)).toBe("/search");
    expect(writeSearchUrl({ ...emptySearch, query: "a b" })).toBe("/search?q=a+b");
  });

  it.each([
    ["", emptySearch],
    ["?", emptySearch],
    ["?q=&area=&kind=", emptySearch],
    ["?q=%E0%A4%A&other=1", { query: "\ufffd%A", ...everything, tags: [] }],
    ["?q=a&q=b&tag=x&tag=x", { query: "a", ...everything, tags: ["x"] }],
    [`?q=${"x".repeat(10_000)}`, { query: "x".repeat(64), ...everything, tags: [] }],
  ])("reads %p", (search, state) => {
    expect(readSearchUrl(search)).toEqual(state);
  });
});

it("becomes filters", () => {
  expect(narrowingFilters({ area: "cloud", kind: null })).toEqual(["area:cloud"]);
  expect(narrowingFilters({ area: "cloud", kind: "guide" })).toEqual(["area:cloud", "kind:guide"]);
  expect(narrowingFilters(everything)).toEqual([]);
  expect(tagFilters({ ...emptySearch, tags: ["A", "B"] })).toEqual(["tags:A", "tags:B"]);
});
