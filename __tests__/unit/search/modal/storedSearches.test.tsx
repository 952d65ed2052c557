import { fixStored } from "../../../../src/search/modal/storedSearches";
import { expectQuick } from "../../../support/expectQuick";

const recentKey = "__DOCSEARCH_RECENT_SEARCHES__docs";
const favoriteKey = "__DOCSEARCH_FAVORITE_SEARCHES__docs";
const noNames = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hit = (id: number) => ({
  objectID: `hit ${id}`,
  url: `/page/${id}`,
  type: "lvl1",
  hierarchy: { ...noNames, lvl0: "Guide", lvl1: `Page ${id}` },
  content: null,
});
const hits = (count: number, from = 1) => Array.from({ length: count }, (_, index) => hit(from + index));
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const idsIn = (key: string) =>
  (JSON.parse(localStorage.getItem(key) ?? "[]") as { objectID: string }[]).map(({ objectID }) =>
    Number(objectID.slice(4)),
  );

beforeEach(() => localStorage.clear());

it("keeps 7 recent searches without favorites, and 4 beside them", () => {
  store(recentKey, hits(9));
  fixStored("docs");
  expect(idsIn(recentKey)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  store(favoriteKey, hits(1, 20));
  fixStored("docs");
  expect(idsIn(recentKey)).toEqual([1, 2, 3, 4]);
});

it("keeps 10 favorites", () => {
  store(favoriteKey, hits(12));
  fixStored("docs");
  expect(idsIn(favoriteKey)).toHaveLength(10);
});

it("keeps each index apart", () => {
  store(recentKey, hits(9));
  fixStored("other");
  expect(idsIn(recentKey)).toHaveLength(9);
});

it("says whether there were too many", () => {
  store(recentKey, hits(6));
  expect(fixStored("docs").wereTooMany).toBe(false);
  store(favoriteKey, [hit(9)]);
  expect(fixStored("docs")).toEqual({ favorites: [hit(9)], wereTooMany: true });
  expect(fixStored("docs").wereTooMany).toBe(false);
});

it("forgets entries that are too long to be its own, and is quick with 10,000", () => {
  store(recentKey, [{ ...hit(1), content: "x".repeat(100_000) }, ...hits(10_000, 2)]);
  expectQuick(() => fixStored("docs"));
  expect(idsIn(recentKey)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

it("takes nothing from a prototype that an entry names", () => {
  localStorage.setItem(recentKey, `[{"__proto__": ${JSON.stringify(hit(1))}}, ${JSON.stringify(hit(2))}]`);
  fixStored("docs");
  expect(idsIn(recentKey)).toEqual([2]);
  expect(({} as { url?: string }).url).toBeUndefined();
});

it.each([
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "\\\\elsewhere.test/page",
  "https://elsewhere.test/page",
  "//elsewhere.test/page",
  "/\\\\elsewhere.test/page",
  "/\t/elsewhere.test/page",
  "page",
  "",
])("forgets what leads elsewhere: %p", (url) => {
  store(recentKey, [{ ...hit(1), url }, hit(2)]);
  fixStored("docs");
  expect(idsIn(recentKey)).toEqual([2]);
});

it.each([[{ type: "script" }], [{ hierarchy: { lvl1: { toString: "x" } } }], [{ objectID: 7 }]])(
  "forgets what is no hit: %p",
  (fields) => {
    store(favoriteKey, [{ ...hit(1), ...fields }]);
    expect(fixStored("docs").favorites).toEqual([]);
  },
);

it("keeps no marks, neither the hit's nor those of its parent", () => {
  const marks = { _highlightResult: {}, _snippetResult: {}, __docsearch_parent: { _highlightResult: {} } };
  store(recentKey, [{ ...hit(1), ...marks }]);
  fixStored("docs");
  expect(JSON.parse(localStorage.getItem(recentKey) ?? "")).toEqual([hit(1)]);
});

it.each([
  "no json",
  "{}",
  "7",
  "null",
  '"text"',
  '[1, null, "x", {}]',
  '[{"objectID":"a","url":"/a","type":"lvl1"}]',
])("forgets what is no list of hits: %s", (value) => {
  localStorage.setItem(recentKey, value);
  fixStored("docs");
  expect(localStorage.getItem(recentKey)).toBeNull();
});

it("does without storage", () => {
  const forbidden = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => fixStored("docs")).not.toThrow();
  forbidden.mockRestore();
  jest.restoreAllMocks();
});
