/** Code that reads a text before its length is checked, or every character, takes time in proportion to the text. */
import { quotePlaces } from "../../../../../plugins/docs-content/claims/findQuote";
import { unprovenValues } from "../../../../../plugins/docs-content/claims/unprovenValues";
import { readFenceMeta } from "../../../../../plugins/docs-content/compile/codeFence";
import { printedLines } from "../../../../../plugins/docs-content/compile/shell";
import { withoutFences } from "../../../../../plugins/docs-content/files/fences";
import { splitFrontMatter } from "../../../../../plugins/docs-content/files/frontMatter";
import {
  beyondLimits,
  jsonBeyondLimits,
  yamlBeyondLimits,
} from "../../../../../plugins/docs-content/files/limits";
import { endOfCode } from "../../../../../plugins/docs-content/files/mdxCode";
import { readDrawing } from "../../../../../plugins/docs-content/files/readDrawing";
import { readFacts } from "../../../../../plugins/docs-content/files/readFacts";
import { readRecordings } from "../../../../../plugins/docs-content/files/readRecordings";
import { sourceText } from "../../../../../plugins/docs-content/files/sourceText";
import { hiddenCharacters } from "../../../../../plugins/docs-content/hiddenCharacters";
import { sizeOfSvg } from "../../../../../plugins/docs-content/store/pictureEntry";
import { escapeHtml } from "../../../../../shared/escapeHtml";
import { canonicalPath } from "../../../../../shared/paths";
import { expectLinear } from "../../../../support/expectLinear";

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  beyondLimits,
  canonicalPath,
  escapeHtml,
  endOfCode: (text) => endOfCode(text, 0, ""),
  hiddenCharacters: (text) => hiddenCharacters("a.mdx", text),
  jsonBeyondLimits,
  printedLines: (text) => printedLines(["$ a '", ...text.split("\n")]),
  quotePlaces: (text) => quotePlaces(text, "a - a `a` b"),
  readDrawing: (text) => readDrawing("images/a.svg", text),
  // A line has at most as many.
  readFenceMeta: (text) => readFenceMeta(text.slice(0, 10_000), 1),
  readFacts: (text) => readFacts("data/a.json", text),
  readRecordings: (text) => readRecordings("a.samples.json", text),
  sizeOfSvg,
  sourceText: (text) => sourceText("a.mdx", text),
  splitFrontMatter: (text) => splitFrontMatter(`---\n${text}`),
  unprovenQuote: (text) => unprovenValues(text, "a 7"),
  unprovenValues: (text) => unprovenValues("`a` 7", text),
  withoutFences,
  yamlBeyondLimits,
};

const pieces = [
  "\n",
  " ",
  "\t",
  " \n",
  "a\n",
  "-",
  "---\n",
  "- ",
  ">",
  "|",
  "|a\n",
  ":::a\n",
  "`",
  "```\n",
  "~~~a\n",
  "[",
  "(",
  "{",
  "<",
  "<a ",
  "&",
  "&#",
  "\\",
  "'",
  '"',
  'a="',
  "/",
  "url(",
  "@import ",
  " on",
  "!",
  "void ",
  "\u{1f600}",
  "\u{1f600}*",
  "\u200d",
  "\u202e",
  "\r",
];

it.each(Object.entries(readers))("%s", (_name, read) => {
  expectLinear(pieces, read);
});
