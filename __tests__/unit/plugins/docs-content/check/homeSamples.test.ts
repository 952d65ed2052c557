import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { recordedText } from "../../../../support/recordings";
import { doc, settings, smallSite } from "../../../../support/smallSite";

const page = doc('## First\n\n<ApiCall path="/api/a" />\n\n## Last\n\n```ts\nx\n```');
const response = { status: 200, headers: {}, body: { data: [] } };

function problems(at: string) {
  const home = `  tasks: []\n  samples:\n    - { label: One, at: "${at}" }`;
  return checkContent(
    smallSite({
      "site.yaml": settings.replace("  tasks: []", home),
      "guide/intro.mdx": page,
      "guide/intro.samples.json": recordedText(page, [response]),
    }),
  );
}

it("finds the sample below a heading, and below a page's beginning", () => {
  expect(problems("/guide/intro#first")).toEqual([]);
  expect(problems("/guide/intro")).toEqual([]);
});

it("reports a heading without one below it", () => {
  expectProblems(problems("/guide/intro#last"), [
    ["site.yaml:10:25 home-sample", "/guide/intro#last", "Use a heading above a recorded request"],
  ]);
});

it("leaves pages and headings that don't exist to the check of links", () => {
  expectProblems(problems("/guide/none#first"), [["site.yaml:10:25 broken-link"]]);
  expectProblems(problems("/guide/intro#lost"), [["site.yaml:10:25 broken-anchor"]]);
});
