import type { FactTableProps } from "../../../src/components/FactTable/FactTable.schema";
import type { ScreenshotText } from "../../../src/site/screenshot";
import type { ChangePage } from "../changes/changePages";
import { changesText } from "../changes/changesTable";
import type { FactSheet } from "../facts/sheet";
import { tableText } from "../facts/tableText";
import { shownAnswer } from "../samples/answer";
import type { FindRecording } from "../samples/findRecording";
import type { Show } from "../samples/show";
import type { Answer } from "../schema/recordings";
import { replaceMarks, siteMark } from "./marks";

/** Finds what a page's Markdown leaves to other files; undefined where there is none (the check reports that). */
export interface MarkdownBindings {
  /** The stored Markdown of a partial. */
  readonly snippet: (id: string) => string | undefined;
  readonly screenshot: (id: string) => ScreenshotText | undefined;
  readonly recording: FindRecording;
  readonly facts: (name: string) => FactSheet | undefined;
  /** The pages about breaking changes. */
  readonly changes: () => readonly ChangePage[];
  /** Where the site is served, without a trailing slash. */
  readonly siteUrl: string;
}

/** Completes a page's Markdown: partials in their places, descriptions of screenshots, links with the site's host. */
export function bindMarkdown(markdown: string, bindings: MarkdownBindings): string {
  return putIn(markdown, bindings, []).replaceAll(siteMark, bindings.siteUrl);
}

function putIn(markdown: string, bindings: MarkdownBindings, included: readonly string[]): string {
  return replaceMarks(markdown, (mark) => {
    if ("screenshot" in mark) return describe(bindings.screenshot(mark.screenshot));
    if ("factTable" in mark) return factsText(mark.factTable, bindings);
    if ("breakingChanges" in mark) return withSiteMark(changesText(bindings.changes()));
    if ("recording" in mark) {
      const answer = bindings.recording(mark.page, mark.recording)?.answer;
      return answer === undefined ? "" : answerText(answer, mark.show);
    }
    const { snippet } = mark;
    const partial = included.includes(snippet) ? undefined : bindings.snippet(snippet);
    return partial === undefined ? "" : putIn(partial, bindings, [...included, snippet]);
  });
}

function factsText(table: FactTableProps, { facts }: MarkdownBindings): string {
  const sheet = facts(table.facts);
  return sheet ? withSiteMark(tableText(table, sheet)) : "";
}

/** Routes of this site that a table leads to get its host, as those of the page do. */
function withSiteMark(table: string): string {
  return table.replaceAll("](/", `](${siteMark}/`);
}

/** Status and body of an answer, as a fence. */
function answerText(answer: Answer, show: Show | null): string {
  const { label, code, note } = shownAnswer(answer, show ?? undefined);
  if (code === undefined) return `Answer: ${label}, without a body.`;
  const title = note === "" ? label : `${label} (${note.charAt(0).toLowerCase()}${note.slice(1)})`;
  return `\`\`\`${code.lang} title="${title}"\n${code.text}\n\`\`\``;
}

/** What who sees the picture reads off it. */
function describe({ alt, hotspots = [] }: ScreenshotText = { alt: "" }): string {
  const numbers = hotspots.map(({ says }, index) => `${index + 1}. ${says}`);
  return [`*Screenshot: ${alt}*`, ...(numbers.length > 0 ? [numbers.join("\n")] : [])].join("\n\n");
}
