import { readPage } from "../../../../../plugins/docs-content/files/readPage";
import { doc } from "../../../../support/smallSite";

function statements(body: string) {
  const { compiled, text } = readPage("guide/intro.mdx", doc(body));
  return compiled.statements.map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
}

it("divides paragraphs into sentences, but not within code and links", () => {
  const found = statements("Strapi has `a. B`. It returns [A. B](/a). Version 5.1 is new.");
  expect(found.map(({ text }) => text)).toEqual([
    "Strapi has `a. B`.",
    "It returns [A. B](/a).",
    "Version 5.1 is new.",
  ]);
});

it("takes each row of a table as one statement, except rows that lead to a page", () => {
  const found = statements("| A | B |\n| - | - |\n| `x` | Sorts entries |\n| y | [Intro](/guide/intro) |");
  expect(found.map(({ line, asserts }) => [line, asserts])).toEqual([
    [8, true],
    [9, false],
  ]);
});

it("counts a sample for the sentence that introduces it, and for no other one", () => {
  const found = statements('Strapi sorts lists. Strapi returns all of them.\n\n<ApiCall path="/api/a" />');
  expect(found.map(({ hasSample }) => hasSample)).toEqual([false, true]);
});
