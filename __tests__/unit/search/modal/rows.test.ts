import type { SearchHit } from "../../../../src/search/client";
import { rowsOf } from "../../../../src/search/modal/rows";

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const section = (page: number, anchor: string, lvl0 = "Guide"): SearchHit => ({
  objectID: `${page}#${anchor}`,
  url: `/${page}#${anchor}`,
  type: "content",
  hierarchy: { ...none, lvl0, lvl1: `Page ${page}`, lvl2: anchor },
});
const urls = (hits: readonly SearchHit[], most = 5) => rowsOf(hits, most).map(({ url }) => url);

it("shows each page first, and its sections below it", () => {
  expect(urls([section(1, "a"), section(2, "a"), section(1, "b")])).toEqual([
    "/1",
    "/1#a",
    "/1#b",
    "/2",
    "/2#a",
  ]);
});

it("keeps room for the best page's sections among many pages of a group", () => {
  const hits = [1, 2, 3, 4, 5, 6].flatMap((page) => [section(page, "a"), section(page, "b")]);
  expect(urls(hits)).toEqual(["/1", "/1#a", "/1#b", "/2", "/3"]);
  expect(urls(hits, 1)).toEqual(["/1"]);
});

it("counts each group for itself", () => {
  expect(urls([section(1, "a"), section(2, "a", "Cloud"), section(1, "b")], 2)).toEqual([
    "/1",
    "/1#a",
    "/2",
    "/2#a",
  ]);
});

it("has no more rows than a search may have hits", () => {
  const groups = ["A", "B", "C", "D", "E"];
  const hits = groups.flatMap((name, at) => ["a", "b", "c", "d"].map((anchor) => section(at, anchor, name)));
  expect(urls(hits)).toHaveLength(20);
});
