import type { Html } from "mdast";
import type { TreeProps, TreeValue } from "../../../shared/tree";
import type { GivenProps } from "../compile/hastTypes";

/** Stands before routes of this site until their host is known. */
export const siteMark = "x-this-site:";

const opening = "<!--put-in ";

/**
 * What a page's Markdown leaves to other files, as it is stored: a comment on a line of its own, in whatever list or
 * quotation it stands. Put in by bindMarkdown.
 *
 * @param name by which a component's definition takes the mark.
 */
export function markNode(name: string, value: TreeValue | GivenProps, more: TreeProps = {}): Html {
  return { type: "html", value: `${opening}${JSON.stringify({ [name]: value, ...more })}-->` };
}

/** Routes of this site that a list leads to get its host, as those of the page do. */
export function withSiteMark(list: string): string {
  return list.replaceAll("](/", `](${siteMark}/`);
}

/** The line a mark stands on: what is left of it (a list's indent, a quotation's sign) belongs to every line put in. */
const markLine = new RegExp(`^(.*?)${opening}(.*)-->$`, "gm");

/** Puts into each mark's place what `textFor` says, line by line behind what stands left of the mark. */
export function replaceMarks(markdown: string, textFor: (mark: TreeProps) => string): string {
  return markdown.replace(markLine, (_line, before: string, json: string) => {
    // A list's bullet stands once; below it, its width in spaces.
    const indent = before.replace(/[-*+]|\d{1,9}[.)]/g, (bullet) => " ".repeat(bullet.length));
    return textFor(JSON.parse(json))
      .split("\n")
      .map((line, index) => `${index === 0 ? before : indent}${line}`.trimEnd())
      .join("\n");
  });
}
