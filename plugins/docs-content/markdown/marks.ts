import type { Html } from "mdast";
import type { TreeProps, TreeValue } from "../../../shared/tree";
import type { GivenProps } from "../compile/hastTypes";
import { type Problem, placeAt } from "../problems";

/** Precedes routes of this site until their host is known. */
export const siteMark = "x-this-site:";

/** What each mark begins with. */
const markOpening = "<!--put-in ";

/** What each mark within a line begins with. */
const inLineOpening = "<!--put-in-line ";

/**
 * A placeholder in a page's stored Markdown for content from other files: a comment on its own line, in whatever list or
 * quotation it is. bindMarkdown replaces it.
 *
 * @param name of the mark, as in the component's definition.
 */
export function markNode(name: string, value: TreeValue | GivenProps, more: TreeProps = {}): Html {
  return { type: "html", value: `${markOpening}${JSON.stringify({ [name]: value, ...more })}-->` };
}

/** The same for some words of a line. @param value without `-->` in it */
export function markInLine(name: string, value: TreeValue | GivenProps): Html {
  return { type: "html", value: `${inLineOpening}${JSON.stringify({ [name]: value })}-->` };
}

/** Routes of this site in a list get its host, like the page's routes. */
export function withSiteMark(list: string): string {
  return list.replaceAll("](/", `](${siteMark}/`);
}

/** The line of a mark. What comes before the mark (a list's indent, a quotation's sign) is repeated on every inserted line. */
const markLine = new RegExp(`^(.*?)${markOpening}(.*)-->$`, "gm");
const inLineMark = new RegExp(`${inLineOpening}(.*?)-->`, "g");

/** Replaces each mark with what `textFor` returns, and repeats the line's prefix on every line. */
export function replaceMarks(markdown: string, textFor: (mark: TreeProps) => string): string {
  const withWords = markdown.replace(inLineMark, (words, json: string) => {
    const mark = parsed(json);
    return mark ? textFor(mark) : words;
  });
  return withWords.replace(markLine, (line, before: string, json: string) => {
    const mark = parsed(json);
    if (!mark) return line;
    // A list's bullet is written once; below it, its width in spaces.
    const indent = before.replace(/[-*+]|\d{1,9}[.)]/g, (bullet) => " ".repeat(bullet.length));
    return textFor(mark)
      .split("\n")
      .map((line, index) => `${index === 0 ? before : indent}${line}`.trimEnd())
      .join("\n");
  });
}

/** @returns undefined for a string that only looks like a mark. */
function parsed(json: string): TreeProps | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** @returns the problem of a page whose own text looks like a mark: the build would take it for one. */
export function reservedMark(file: string, text: string): Problem[] {
  const index = text.search(/<!--put-in(?:-line)? /);
  if (index === -1) return [];
  const message = `"${markOpening.trim()}" is reserved: the build uses it to insert other files into a page's Markdown.`;
  return [{ file, ...placeAt(text, index), rule: "reserved-mark", message, fix: "Use a different comment." }];
}
