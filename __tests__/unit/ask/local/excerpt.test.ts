import { excerptOf } from "../../../../src/ask/local/excerpt";
import type { Passage, PassageBlock } from "../../../../src/search/local/passages";

const text = (words: string): PassageBlock => ({ text: words, isCode: false, isRow: false, title: null });
const row = (words: string): PassageBlock => ({ ...text(words), isRow: true });
const code = (words: string, title: string | null = null): PassageBlock => ({
  text: words,
  isCode: true,
  isRow: false,
  title,
});

/** The texts of an excerpt of a section with these blocks. */
function excerpt(
  blocks: readonly PassageBlock[],
  bestBlock: number | null,
  page: Partial<Passage> = {},
): string[] {
  const passage: Passage = {
    record: {
      objectID: "",
      url: "/a",
      url_without_anchor: "/a",
      anchor: null,
      type: "lvl1",
      hierarchy: { lvl0: "", lvl1: "A", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      content: null,
      isCode: false,
      codeTitle: null,
      language: "en",
      docs_tag: "",
      area: "",
      kind: "guide",
      tags: [],
      advanced: false,
    },
    blocks,
    bestBlock,
    lead: null,
    pageSample: [],
    firstWordNamed: 0,
    coverage: 1,
    matched: 1,
    score: 1,
    ...page,
  };
  return excerptOf(passage).map((block) => block.text);
}

describe("excerptOf", () => {
  it("begins with the best block", () => {
    const long = "word ".repeat(150);
    expect(excerpt([text(long), text("Best."), text(long)], 1)).toEqual(["Best."]);
  });

  it("begins with the first block where the heading fits", () => {
    expect(excerpt([text("First."), text("Second.")], null)).toEqual(["First.", "Second."]);
  });

  it("brings the sentence before code, and the answer that was recorded for it", () => {
    const blocks = [text("Before."), text("Send this:"), code("GET /"), code("{}", "200 OK"), text("After.")];
    expect(excerpt(blocks, 2)).toEqual(["Send this:", "GET /", "{}", "After."]);
  });

  it("doesn't leave a sentence without the code that it leads to", () => {
    const blocks = [text(`${"word ".repeat(200)}:`), code("GET /")];
    expect(excerpt(blocks, 0)).toHaveLength(2);
  });

  it("brings the section's recorded sample along, wherever it stands", () => {
    const recorded = code("{}", "200 OK, recorded with Strapi 5.6.0");
    const long = text("word ".repeat(150));
    const sample = ["GET /", "{}"];
    expect(excerpt([text("Best."), long, code("GET /"), recorded], 0)).toEqual(["Best.", ...sample]);
    expect(excerpt([code("GET /"), recorded, long, text("Best.")], 3)).toEqual(["Best.", ...sample]);
  });

  it("brings the section's first code along where nothing was recorded", () => {
    const long = text("word ".repeat(150));
    expect(excerpt([text("Best."), long, code("const a = 1;"), code("b")], 0)).toEqual([
      "Best.",
      "const a = 1;",
    ]);
  });

  it("never quotes rows of a table: where one fits best, the section begins", () => {
    expect(excerpt([text("First."), row("Key · What it does"), row("set · Replaces")], 2)).toEqual([
      "First.",
    ]);
  });

  it("quotes the page's lead for a section that is nothing but rows, with the section's code", () => {
    const lead = { lead: "What the page is about." };
    expect(excerpt([row("Key · Type"), row("port · number")], 1, lead)).toEqual(["What the page is about."]);
    expect(excerpt([row("Key · Type"), code("port: 1")], 0, lead)).toEqual([
      "What the page is about.",
      "port: 1",
    ]);
  });

  it("brings the page's sample for a passage without code", () => {
    expect(excerpt([text("First.")], null, { pageSample: [code("GET /")] })).toEqual(["First.", "GET /"]);
  });

  it("ends after four blocks", () => {
    expect(
      excerpt(
        Array.from({ length: 9 }, () => text("Short.")),
        2,
      ),
    ).toHaveLength(4);
  });
});
