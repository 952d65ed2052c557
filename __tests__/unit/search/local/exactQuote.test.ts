import { buildIndex } from "../../../../build/search/buildIndex";
import { libraryOf } from "../../../../scripts/search/library";
import { isExactQuote } from "../../../../src/search/local/exactQuote";
import { readText } from "../../../../src/search/local/readText";
import { respond } from "../../../../src/search/local/respond";
import { recordsOfPage } from "../../../support/searchRecords";

const page = readText([
  [],
  [[1, null, "Ladders", ["Stand back, the ladder is not safe here.", "Safe ladder."]]],
]);
const [first, second] = page.sections[0]?.blocks ?? [];
const wordsOf = (text: string) => text.split(" ").map((word) => ({ text: word }));

describe("an exact quote", () => {
  it("has the query's words in a row, small words between them or not", () => {
    expect(first && isExactQuote(first, wordsOf("ladder not safe"), page)).toBe(true);
    expect(first && isExactQuote(first, wordsOf("safe not ladder"), page)).toBe(false);
    expect(first && isExactQuote(first, wordsOf("ladder not safer"), page)).toBe(false);
  });

  it("doesn't go on into the next line", () => {
    expect(first && isExactQuote(first, wordsOf("not safe safe"), page)).toBe(false);
    expect(second && isExactQuote(second, wordsOf("ladder not safe"), page)).toBe(false);
  });

  it("is longer than a subject's name", () => {
    expect(second && isExactQuote(second, wordsOf("safe ladder"), page)).toBe(false);
  });
});

describe("a pasted message", () => {
  const pages = [
    recordsOfPage(
      "/guide/frost",
      "Root frost errors",
      "A root frost error names the bed, and a bed has roots.",
    ),
    recordsOfPage(
      "/guide/beds",
      "Beds",
      "Dig in spring. When you see: there was frost in your root bed, wait.",
    ),
    recordsOfPage("/guide/soil", "Soil", "Soil needs compost."),
  ];

  it("finds the page that quotes it before one that is named after its words", async () => {
    const library = await libraryOf(buildIndex(pages, []));
    const paths = async (query: string) =>
      (await respond({ indexName: "docs", query }, library)).hits.map((hit) => hit.url_without_anchor);
    expect((await paths("there was frost in your root bed"))[0]).toBe("/guide/beds");
    expect((await paths("root frost"))[0]).toBe("/guide/frost");
  });
});
