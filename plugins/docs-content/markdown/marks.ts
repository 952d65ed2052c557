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
 * What a page's Markdown leaves to other files, as it is stored: a comment on its own line, in whatever list or
 * quotation it stands. Put in by bindMarkdown.
 *
 * @param name by which a component's definition takes the mark.
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

/** The line a mark stands on: what is left of it (a list's indent, a quotation's sign) belongs to every line put in. */
const markLine = new RegExp(`^(.*?)${markOpening}(.*)-->$`, "gm");
const inLineMark = new RegExp(`${inLineOpening}(.*?)-->`, "g");

/** Puts into each mark's place what `textFor` says, line by line behind what stands left of the mark. */
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

/** @returns undefined for a text that only looks like a mark. */
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
