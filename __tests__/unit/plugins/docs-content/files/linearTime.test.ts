/**
 * What is asked of a text before its length is known, or looks at every character, takes time in proportion to the text. These texts
 * take up to half a second; where the time grows with the square, they take a minute. The bound lies far from both, so it holds on
 * any machine, and is no measure of speed.
 */

import { readFenceMeta } from "../../../../../plugins/docs-content/compile/codeFence";
import { isUnsure } from "../../../../../plugins/docs-content/compile/quickParse";
import { printedLines } from "../../../../../plugins/docs-content/compile/shell";
import { splitFrontMatter } from "../../../../../plugins/docs-content/files/frontMatter";
import { beyondLimits, yamlBeyondLimits } from "../../../../../plugins/docs-content/files/limits";
import { readDrawing } from "../../../../../plugins/docs-content/files/readDrawing";
import { sourceText } from "../../../../../plugins/docs-content/files/sourceText";
import { hiddenCharacters } from "../../../../../plugins/docs-content/hiddenCharacters";
import { escapeHtml } from "../../../../../src/site/escapeHtml";
import { canonicalPath } from "../../../../../src/site/paths";

/** Milliseconds. */
const most = 5000;
/** Twice as many characters as a file may have. */
const length = 300_000;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  beyondLimits,
  canonicalPath,
  escapeHtml,
  hiddenCharacters: (text) => hiddenCharacters("a.mdx", text),
  isUnsure,
  printedLines: (text) => printedLines(["$ a '", ...text.split("\n")]),
  readDrawing: (text) => readDrawing("images/a.svg", text),
  // A line has at most as many.
  readFenceMeta: (text) => readFenceMeta(text.slice(0, 10_000), 1),
  sourceText: (text) => sourceText("a.mdx", text),
  splitFrontMatter: (text) => splitFrontMatter(`---\n${text}`),
  yamlBeyondLimits,
};

const pieces = [
  "\n",
  " ",
  "\t",
  " \n",
  "a",
  "a\n",
  "a ",
  "-",
  "---\n",
  "--- ",
  "- ",
  "- a\n",
  "1. ",
  ">",
  "> ",
  "|",
  "|a",
  "|a\n",
  ":::",
  ":::a\n",
  "`",
  "```\n",
  "~~~a\n",
  "[",
  "(",
  "{",
  "{}",
  "<",
  "<a ",
  "</",
  "&",
  "&#",
  "&a;",
  "\\",
  "\\*",
  "'",
  '"',
  "'\n",
  "a=",
  'a="',
  "/",
  "//",
  "url(",
  "@import ",
  " on",
  " href=",
  "!",
  "void ",
  "\u{1f600}",
  "\u{1f600}*",
  "\u200d",
  "\u202e",
  "\r",
];

describe.each(Object.keys(readers))("%s", (name) => {
  it.each(pieces)("%j, repeated", (piece) => {
    const text = `${piece.repeat(length / piece.length)}x`;
    const started = performance.now();
    readers[name]?.(text);
    expect(performance.now() - started).toBeLessThan(most);
  });
});
