import type { SearchHit } from "../../../src/search/client";
import { pageHits } from "../../../src/search/pageHits";

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hierarchy = { ...none, lvl0: "REST API", lvl1: "Relations" };
const marks = (value: string) => ({ value, matchLevel: "full" as const });

const page: SearchHit = { objectID: "page", url: "/rest/relations", type: "lvl1", hierarchy, content: null };
const section = (anchor: string, fields: Partial<SearchHit> = {}): SearchHit => ({
  objectID: anchor,
  url: `/rest/relations#${anchor}`,
  type: "content",
  hierarchy: { ...hierarchy, lvl2: anchor },
  _highlightResult: { hierarchy: { lvl1: marks("<mark>Relations</mark>") } },
  _snippetResult: { content: marks(`of ${anchor}`) },
  ...fields,
});

it("makes one entry of a page, and puts its sections below it", () => {
  const other = { ...page, objectID: "other", url: "/rest/other" };
  const [first, second] = pageHits([section("connect"), other, section("set"), page]);
  expect(first?.page).toMatchObject({ objectID: "page", url: "/rest/relations", type: "lvl1" });
  expect(first?.sections.map(({ objectID }) => objectID)).toEqual(["connect", "set"]);
  expect(second).toMatchObject({ page: { objectID: "other" }, sections: [] });
});

it("makes the page of a section's hit where none is the page, by the id that the index has for it", () => {
  const [{ page } = { page: undefined }] = pageHits([section("connect", { advanced: true })]);
  expect(page).toEqual({
    objectID: "/rest/relations#:0",
    url: "/rest/relations",
    type: "lvl1",
    hierarchy,
    content: null,
    advanced: true,
    _highlightResult: { hierarchy: { lvl1: marks("<mark>Relations</mark>") } },
  });
});

it("shows what the page says of itself, and where no one knows that, what its text says", () => {
  const snippetOf = (hit: SearchHit) => pageHits([hit])[0]?.page._snippetResult?.content?.value;
  const intro: SearchHit = { ...page, type: "content", _snippetResult: { content: marks("an intro") } };
  expect(snippetOf({ ...intro, _pageDescription: marks("About it.") })).toBe("About it.");
  expect(snippetOf(intro)).toBe("an intro");
  expect(snippetOf(section("connect"))).toBeUndefined();
});

it("shows the text of a page where only that has words of the query", () => {
  const intro: SearchHit = {
    ...page,
    type: "content",
    _snippetResult: { content: { ...marks("<mark>new</mark> text"), matchLevel: "full" } },
  };
  const snippetFor = (matchLevel: "none" | "full") => {
    const hit = { ...intro, _pageDescription: { ...marks("About it."), matchLevel } };
    return pageHits([hit])[0]?.page._snippetResult?.content?.value;
  };
  expect(snippetFor("none")).toBe("<mark>new</mark> text");
  expect(snippetFor("full")).toBe("About it.");
});

it("shows a section once, with the text of another hit if its first has none, and no more than three", () => {
  const heading = section("connect", { type: "lvl2", _snippetResult: {} });
  const [first] = pageHits([
    heading,
    section("connect", { objectID: "text" }),
    ...["a", "b", "c"].map((one) => section(one)),
  ]);
  expect(first?.sections.map(({ url }) => url.split("#")[1])).toEqual(["connect", "a", "b"]);
  expect(first?.sections[0]?._snippetResult?.content?.value).toBe("of connect");
});

it.each<keyof SearchHit>(["url", "type", "hierarchy"])("drops a hit without %s", (name) => {
  const { [name]: _, ...rest } = page;
  expect(pageHits([{ objectID: "1", ...rest }])).toEqual([]);
});
