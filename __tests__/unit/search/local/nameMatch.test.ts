import { matchNames } from "../../../../src/search/local/nameMatch";
import { matchPage } from "../../../../src/search/local/pageMatch";
import { readQuery } from "../../../../src/search/local/query";
import { readText } from "../../../../src/search/local/readText";
import { createVocabulary } from "../../../../src/search/local/vocabulary";

const text = "grafting,fruit,trees,join,two,branches,ladder".split(",");

/** A lexicon in which each word is on one of ten pages. */
function lexicon() {
  const vocabulary = createVocabulary();
  vocabulary.addTerms(text.map((term) => [term, { 0: { 0: 1 } }]));
  return { vocabulary, synonyms: [], pageCount: 10 };
}

function fitOf(query: string, keywords: readonly string[]) {
  const page = readText([keywords, [[1, null, "Grafting fruit trees", []]]]);
  const words = readQuery(`${query} `, lexicon());
  return matchNames(page, words, matchPage(words, page));
}

describe("what a page is called", () => {
  it("fits a query that says the same", () => {
    expect(fitOf("grafting fruit trees", [])).toEqual({ title: 1, name: 1 });
    expect(fitOf("join two branches", ["join two branches"])).toEqual({ title: 0, name: 1 });
  });

  it("fits less when it says more than the query, or the query more than it", () => {
    const half = fitOf("join branches", ["join two branches"]).name;
    expect(half).toBeGreaterThan(0.5);
    expect(half).toBeLessThan(1);
    expect(fitOf("join two branches ladder", ["join two branches"]).name).toBeLessThan(1);
  });

  it("counts by the best name, not by how many there are", () => {
    expect(fitOf("ladder", ["join two branches", "ladder", "ladder trees"]).name).toBe(1);
    expect(fitOf("ladder", ["join two branches"])).toEqual({ title: 0, name: 0 });
  });
});
