import { everything, narrowingFilters } from "../../../../src/search/facetFilters";
import {
  emptyAddress,
  readAddress,
  tagFilters,
  writeAddress,
} from "../../../../src/search/page/searchAddress";

describe("a URL of results", () => {
  it.each([
    emptyAddress,
    { query: "populate[*] & <b>", area: "dev-docs", kind: "reference", tags: ["REST API", "C++ & more"] },
    { query: "", area: "cloud", kind: null, tags: [] },
    { query: "تفاح 🍎 %20+", area: null, kind: "error", tags: ["a"] },
  ])("says all of %j", (address) => {
    expect(readAddress(new URL(writeAddress(address), "https://site.example").search)).toEqual(address);
  });

  it("is short where nothing is chosen", () => {
    expect(writeAddress(emptyAddress)).toBe("/search");
    expect(writeAddress({ ...emptyAddress, query: "a b" })).toBe("/search?q=a+b");
  });

  it.each([
    ["", emptyAddress],
    ["?", emptyAddress],
    ["?q=&area=&kind=", emptyAddress],
    ["?q=%E0%A4%A&other=1", { query: "\ufffd%A", ...everything, tags: [] }],
    ["?q=a&q=b&tag=x&tag=x", { query: "a", ...everything, tags: ["x"] }],
    [`?q=${"x".repeat(10_000)}`, { query: "x".repeat(64), ...everything, tags: [] }],
  ])("reads %p", (search, address) => {
    expect(readAddress(search)).toEqual(address);
  });
});

it("becomes filters", () => {
  expect(narrowingFilters({ area: "cloud", kind: null })).toEqual(["area:cloud"]);
  expect(narrowingFilters({ area: "cloud", kind: "guide" })).toEqual(["area:cloud", "kind:guide"]);
  expect(narrowingFilters(everything)).toEqual([]);
  expect(tagFilters({ ...emptyAddress, tags: ["A", "B"] })).toEqual(["tags:A", "tags:B"]);
});
