import type { Html } from "mdast";
import type { FactTableProps } from "../../../src/components/FactTable/FactTable.schema";
import type { GlossaryProps } from "../../../src/components/Glossary/Glossary.schema";
import type { Show } from "../samples/show";

/**
 * What a page's Markdown leaves to other files, as it is stored: a comment on a line of its own, in whatever list or
 * quotation it stands. Put in by bindMarkdown.
 */
export type Mark =
  | { readonly snippet: string }
  | { readonly screenshot: string }
  | { readonly factTable: FactTableProps }
  | { readonly breakingChanges: true }
  | { readonly glossary: GlossaryProps }
  | {
      readonly recording: string;
      /** Path of the page's file. */
      readonly page: string;
      readonly show: Show | null;
    };

/** Stands before routes of this site until their host is known. */
export const siteMark = "x-this-site:";

const opening = "<!--put-in ";

export function markNode(mark: Mark): Html {
  return { type: "html", value: `${opening}${JSON.stringify(mark)}-->` };
}

/** The line a mark stands on: what is left of it (a list's indent, a quotation's sign) belongs to every line put in. */
const markLine = new RegExp(`^(.*?)${opening}(.*)-->$`, "gm");

/** Puts into each mark's place what `textFor` says, line by line behind what stands left of the mark. */
export function replaceMarks(markdown: string, textFor: (mark: Mark) => string): string {
  return markdown.replace(markLine, (_line, before: string, json: string) => {
    // A list's bullet stands once; below it, its width in spaces.
    const indent = before.replace(/[-*+]|\d{1,9}[.)]/g, (bullet) => " ".repeat(bullet.length));
    return textFor(JSON.parse(json))
      .split("\n")
      .map((line, index) => `${index === 0 ? before : indent}${line}`.trimEnd())
      .join("\n");
  });
}
