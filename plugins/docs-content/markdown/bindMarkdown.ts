import type { ScreenshotText } from "../../../src/site/screenshot";
import type { ChangePage } from "../changes/changePages";
import { changesText } from "../changes/changesTable";
import { fenceFor } from "../facts/fenceFor";
import type { FactSheet } from "../facts/sheet";
import { plainInCell, tableText } from "../facts/tableText";
import { glossaryText } from "../glossary/glossaryText";
import type { Term } from "../glossary/terms";
import { shownAnswer } from "../samples/answer";
import type { FindRecording } from "../samples/findRecording";
import type { Show } from "../samples/show";
import type { Answer } from "../schema/recordings";
import { type Mark, replaceMarks, siteMark } from "./marks";

/** Finds what a page's Markdown leaves to other files; undefined where there is none (the check reports that). */
export interface MarkdownBindings {
  /** The stored Markdown of a partial. */
  readonly snippet: (id: string) => string | undefined;
  readonly screenshot: (id: string) => ScreenshotText | undefined;
  readonly recording: FindRecording;
  readonly facts: (name: string) => FactSheet | undefined;
  /** The pages about breaking changes. */
  readonly changes: () => readonly ChangePage[];
  /** The whole glossary. */
  readonly glossary: () => readonly Term[];
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
    const list = listText(mark, bindings);
    if (list !== undefined) return withSiteMark(list);
    if ("recording" in mark) {
      const answer = bindings.recording(mark.page, mark.recording)?.answer;
      return answer === undefined ? "" : answerText(answer, mark.show);
    }
    if (!("snippet" in mark)) return "";
    const { snippet } = mark;
    const partial = included.includes(snippet) ? undefined : bindings.snippet(snippet);
    return partial === undefined ? "" : putIn(partial, bindings, [...included, snippet]);
  });
}

/** Tables and lists that are made of other files. */
function listText(mark: Mark, { facts, changes, glossary }: MarkdownBindings): string | undefined {
  if ("breakingChanges" in mark) return changesText(changes());
  if ("glossary" in mark) return glossaryText(mark.glossary, glossary());
  if (!("factTable" in mark)) return undefined;
  const sheet = facts(mark.factTable.facts);
  return sheet ? tableText(mark.factTable, sheet) : "";
}

/** Routes of this site that a list leads to get its host, as those of the page do. */
function withSiteMark(list: string): string {
  return list.replaceAll("](/", `](${siteMark}/`);
}

/** Status and body of an answer, as a fence. */
function answerText(answer: Answer, show: Show | null): string {
  const { label, code, note } = shownAnswer(answer, show ?? undefined);
  if (code === undefined) return `Answer: ${label}, without a body.`;
  const title = note === "" ? label : `${label} (${note.charAt(0).toLowerCase()}${note.slice(1)})`;
  const fence = fenceFor(code.text, 3);
  return `${fence}${code.lang} title="${title}"\n${code.text}\n${fence}`;
}

/** What who sees the picture reads off it. */
function describe({ alt, hotspots = [] }: ScreenshotText = { alt: "" }): string {
  const numbers = hotspots.map(({ says }, index) => `${index + 1}. ${plainInCell(says)}`);
  return [`*Screenshot: ${plainInCell(alt)}*`, ...(numbers.length > 0 ? [numbers.join("\n")] : [])].join(
    "\n\n",
  );
}
