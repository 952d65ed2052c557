import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { languageFile, languagePattern } from "../../../../../plugins/docs-content/schema/language";
import { expectLinear } from "../../../../support/expectLinear";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, smallSite } from "../../../../support/smallSite";

const rule = "rules:\n  - { id: refuse, pattern: '\\brefus(?:es|ed) it\\b', write: reject, because: no. }\n";
const exception = (words: string) =>
  `${rule}exceptions:\n  - { file: guide/intro.mdx, words: ${words}, because: a quote. }\n`;

const problemsOf = (body: string, language = rule, more: Readonly<Record<string, string>> = {}) =>
  checkContent(smallSite({ "language.yaml": language, "guide/intro.mdx": doc(body), ...more }));

test("wording that a rule finds is reported with its place and what to write instead", () => {
  expectProblems(problemsOf("The `server` *refused it*.\n\n- Strapi\n  refuses\n  it."), [
    ["guide/intro.mdx:6:15 language-refuse", '"refused it": no.', "Write reject."],
    ["guide/intro.mdx:9:3 language-refuse", '"refuses it": no.'],
  ]);
});

test("headings, cells, titles of components, and descriptions are read", () => {
  const body =
    '## It Refuses it\n\n| A |\n|---|\n| refused it |\n\n<Details summary="Who refused it?">\n\nText.\n\n</Details>';
  expect(problemsOf(body).map(({ line, column }) => `${line}:${column}`)).toEqual(["6:7", "10:3", "12:23"]);
  const glossary = "- term: draft\n  definition: A version that `refused it` and refused it again.\n";
  expectProblems(problemsOf("Text.", rule, { "glossary.yaml": glossary }), [
    ["glossary.yaml:2:47 language-refuse"],
  ]);
});

test("code, bold names, URLs, and comments are not read", () => {
  const body =
    "`refused it` **refused it** ![refused it](x.svg)\n\n```text\nrefused it\n```\n\n{/* refused it */}";
  expect(problemsOf(body).filter(({ rule: id }) => id.startsWith("language"))).toEqual([]);
});

test("an exception allows its words on its page only, and must be needed", () => {
  expect(problemsOf("He refused it.", exception("He refused it"))).toEqual([]);
  expectProblems(problemsOf("She refused it.", exception("He refused it")), [
    ["guide/intro.mdx:6:5 language-refuse"],
    ["language.yaml:4:5 unused-exception", "Remove the exception."],
  ]);
});

test("a pattern that is no regular expression is reported", () => {
  const [problem] = problemsOf("Text.", rule.replace("\\brefus(?:es|ed) it\\b", "refus("));
  expect(problem).toMatchObject({ file: "language.yaml", line: 2, rule: "schema" });
});

const { rules } = languageFile.parse(parse(readFileSync("content/language.yaml", "utf8")));

test.each(rules)("the pattern of $id reads any text in linear time", ({ pattern }) => {
  const pieces = [
    "take a b c d e ",
    "makes the ",
    "gives ",
    "aaaaaaaa",
    "      ",
    "may x ",
    "of ",
    "order ",
    "'`",
  ];
  expectLinear(pieces, (text) => [...text.matchAll(languagePattern(pattern))].length);
});
