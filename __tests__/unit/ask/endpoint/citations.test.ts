import { citationParts, citedSources } from "../../../../src/ask/endpoint/citations";

const sources = [1, 2, 3].map((number) => ({
  number,
  page: `Page ${number}`,
  section: null,
  url: `/${number}`,
}));
const numbersIn = (markdown: string) => citedSources(markdown, sources).map(({ number }) => number);

describe("citedSources", () => {
  it.each([
    ["So it is [2].", [2]],
    ["So it is [3][1].", [1, 3]],
    ["[1] says so, and [1] again.", [1]],
    ["Nobody gave [7] or [0].", []],
    ["An index list[1] is none, nor a link [2](https://host.example).", []],
    ["Code `a [1]` and\n```\n[2]\n```\nare none.", []],
    ["Half a block ```\n[3]", []],
  ])("finds in %j what is cited", (markdown, numbers) => {
    expect(numbersIn(markdown)).toEqual(numbers);
  });
});

describe("citationParts", () => {
  it("takes a text apart, and leaves out numbers that no one gave", () => {
    expect(citationParts("So [2][9], yes [7].", sources)).toEqual(["So ", sources[1], ", yes ", "."]);
  });
});
