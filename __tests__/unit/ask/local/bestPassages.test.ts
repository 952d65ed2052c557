import { bestPassages } from "../../../../src/ask/local/bestPassages";
import type { Passage } from "../../../../src/search/local/passages";

const hierarchy = { lvl0: "", lvl1: "A", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** A matching passage with its own page and section. */
function passage(path: string, anchor: string | null, facts: Partial<Passage>): Passage {
  const url = anchor === null ? path : `${path}#${anchor}`;
  return {
    record: {
      objectID: "",
      url,
      url_without_anchor: path,
      anchor,
      type: "lvl2",
      hierarchy,
      content: null,
      isCode: false,
      advanced: false,
      codeTitle: null,
      language: "en",
      docs_tag: "",
      area: "",
      kind: "guide",
      tags: [],
    },
    blocks: [{ text: "Words.", isCode: false, isRow: false, title: null }],
    lead: null,
    pageSample: [],
    bestBlock: 0,
    coverage: 1,
    matched: 2,
    firstWordNamed: 0,
    score: 1,
    ...facts,
  };
}

const urls = (found: readonly Passage[]) => bestPassages(found).map(({ record }) => record.url);

describe("bestPassages", () => {
  it("prefers a heading that names what is to be done", () => {
    expect(urls([passage("/a", "x", {}), passage("/b", "y", { score: 0.9, firstWordNamed: 1 })])).toEqual([
      "/b#y",
      "/a#x",
    ]);
  });

  it("puts what matches in a table's row behind what matches in prose", () => {
    const blocks = [{ text: "Key · Type", isCode: false, isRow: true, title: null }];
    expect(urls([passage("/a", "x", { blocks }), passage("/b", "y", { score: 0.9 })])).toEqual([
      "/b#y",
      "/a#x",
    ]);
  });

  it("quotes each page once, and four pages at most: those that are found best", () => {
    const found = ["/a", "/b", "/c", "/d", "/e"].map((path) => passage(path, "x", {}));
    expect(urls([passage("/a", "y", { score: 1.1 }), ...found])).toEqual(["/a#y", "/b#x", "/c#x", "/d#x"]);
  });
});
