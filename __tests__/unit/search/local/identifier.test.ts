import { buildIndex } from "../../../../build/search/buildIndex";
import { libraryOf } from "../../../../scripts/search/library";
import { readIdentifier } from "../../../../src/search/local/identifier";
import { respond } from "../../../../src/search/local/respond";
import { recordsOfPage } from "../../../support/searchRecords";

const code = { isCode: true };
const library = libraryOf(
  buildIndex(
    [
      recordsOfPage("/guide/beds", "Bed depth", "The depth of a bed in inches. Beds have a depth."),
      recordsOfPage("/guide/code", "Code", "const bedDepth = 3; garden.beds.dig(--now);", code),
      recordsOfPage("/guide/table", "Options", "bedDepth · number · Inches"),
      recordsOfPage("/guide/text", "Text", "Deep beds need bedDepth and a spade."),
      recordsOfPage("/guide/longer", "Longer", "bedDepthLimit is another one, and garden.beds.digger too."),
      recordsOfPage("/guide/spelling", "Spelling", "BedDepth is a type."),
      recordsOfPage("/guide/key", "Keys", "GARDEN_V4_COMPATIBILITY_MODE keeps the old garden."),
      recordsOfPage("/guide/now", "Now", "Dig the garden beds now, and query the garden."),
    ],
    [],
  ),
);

async function found(query: string) {
  const { hits } = await respond({ indexName: "docs", query }, await library);
  return [...new Set(hits.map((hit) => hit.url_without_anchor))];
}

describe("a query that is an identifier", () => {
  it("finds pages that have it before those that have its words: a row that explains it, then text, then code", async () => {
    expect((await found("bedDepth")).slice(0, 3)).toEqual(["/guide/table", "/guide/text", "/guide/code"]);
    expect((await found("bedDepth()"))[0]).toBe("/guide/table");
  });

  it("finds another spelling by that", async () => {
    expect((await found("BedDepth"))[0]).toBe("/guide/spelling");
  });

  it.each([
    ["garden.beds.dig", "/guide/code"],
    ["--now", "/guide/code"],
    ["GARDEN_V4_COMPATIBILITY_MODE", "/guide/key"],
  ])("%s finds the page that has the whole", async (query, page) => {
    expect((await found(query))[0]).toBe(page);
  });

  it("is found in its section and block", async () => {
    const { hits } = await respond({ indexName: "docs", query: "bedDepth" }, await library);
    expect(hits[0]).toMatchObject({ url: "/guide/table#more", content: "bedDepth · number · Inches" });
  });
});

it("words with names of code in them are completed to words alone", async () => {
  const terms = (await library).vocabulary.beginningWith("garden", 9);
  expect(terms).toContain("garden");
  expect(terms).not.toContain("garden.beds.dig");
});

it.each(["populate", "SSO", "v5", "bed depth", "", "()"])("%p is no identifier", (query) => {
  expect(readIdentifier(query)).toBeUndefined();
});
