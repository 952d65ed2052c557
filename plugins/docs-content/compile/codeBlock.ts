import type { TreeProps } from "../../../shared/tree";
import { type FenceOptions, readFenceMeta } from "./codeFence";
import { escapeHtml } from "./escapeHtml";
import { highlightLines } from "./highlight";
import { isShell, markPrompt, printedLines } from "./shell";

const noOptions = readFenceMeta("", 0).options;
const noLines: ReadonlySet<number> = new Set();

/** The props of a CodeBlock for code that no fence was written for, such as a package manager's command. */
export function plainCodeBlock(code: string, lang: string): TreeProps {
  return codeBlockProps(code, lang, noOptions);
}

/** The props of a CodeBlock: its lines, colored and escaped. */
export function codeBlockProps(code: string, lang: string, options: FenceOptions): TreeProps {
  const hasMarks = isDiff(lang, options);
  const source = hasMarks ? readDiff(code) : code.split("\n").map((text) => ({ text, mark: "" }));
  const highlighted = highlightLines(source.map((line) => line.text).join("\n"), lang);
  const printed = isShell(lang) ? printedLines(source.map((line) => line.text)) : noLines;
  const html = source.map(({ text, mark }, index) => {
    const isPrinted = printed.has(index);
    const marks = [mark, isPrinted ? "out" : "", options.highlighted.has(index + 1) ? "hl" : ""];
    const classes = ["line", ...marks].filter(Boolean).join(" ");
    const content = isPrinted ? escapeHtml(text) : (highlighted[index] ?? escapeHtml(text));
    return `<span class="${classes}">${isShell(lang) ? markPrompt(content) : content}</span>`;
  });
  return {
    html: options.split ? sideBySide(html, source) : html.join("\n"),
    lang,
    lines: source.length,
    columns: Math.max(...source.map(({ text }) => widthOf(text))),
    ...(options.title === null ? {} : { title: options.title }),
    ...(options.showLineNumbers ? { showLineNumbers: true } : {}),
    ...(options.wrap ? { wrap: true } : {}),
    ...(options.collapse ? { collapse: true } : {}),
    ...(hasMarks ? { diff: true } : {}),
    ...(hasMarks && options.split ? { split: true } : {}),
  };
}

export function isDiff(lang: string, options: FenceOptions): boolean {
  return options.diff || lang === "diff";
}

/** What the code is after the change. */
export function newSide(code: string): string {
  return readDiff(code)
    .filter(({ mark }) => mark !== "del")
    .map(({ text }) => text)
    .join("\n");
}

/** Wraps each change in an element with a side for removed lines and one for added lines; the lines keep their order. */
function sideBySide(html: readonly string[], source: readonly { readonly mark: string }[]): string {
  const markAt = (index: number): string => source[index]?.mark ?? "";
  return html
    .map((line, index) => {
      const mark = markAt(index);
      if (mark === "") return line;
      const [before, after] = [markAt(index - 1), markAt(index + 1)];
      // A removed line behind an added one begins another change.
      const isFirst = before === "" || (mark === "del" && before === "ins");
      const isLast = after === "" || (mark === "ins" && after === "del");
      const opening = `${isFirst ? '<span class="change">' : ""}${mark === before ? "" : `<span class="${mark}Side">`}`;
      return `${opening}${line}${mark === after ? "" : "</span>"}${isLast ? "</span>" : ""}`;
    })
    .join("\n");
}

/** In characters; a tab is as wide as two (`tab-size`). */
function widthOf(text: string): number {
  return text.replaceAll("\t", "  ").length;
}

/** A diff's first column marks added and removed lines. Readers see it as a color and a sign that isn't copied. */
function readDiff(code: string): { text: string; mark: string }[] {
  return code.split("\n").map((line) => {
    if (line.startsWith("+")) return { text: line.slice(1), mark: "ins" };
    if (line.startsWith("-")) return { text: line.slice(1), mark: "del" };
    return { text: line.startsWith(" ") ? line.slice(1) : line, mark: "" };
  });
}
