import { createHash } from "node:crypto";
import type { ScreenshotEntry } from "../content";
import { bounds } from "./measurement";

/** The text of a page in a window of 1280, outside of steps, in CSS pixels. */
const textWidth = 607;

/**
 * What is wrong with screenshots wherever they are shown: two that are the same file, and regions so wide that their smallest
 * text is too small in the text of a page.
 *
 * @param entries of the register
 * @param read the content of a file
 */
export function listProblems(
  entries: readonly ScreenshotEntry[],
  read: (id: string) => Buffer,
): readonly string[] {
  return [...twins(entries, read), ...entries.filter(isTooWide).map(tooWide)];
}

function twins(entries: readonly ScreenshotEntry[], read: (id: string) => Buffer): string[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ id }) => {
    const digest = createHash("sha256").update(read(id)).digest("hex");
    const other = seen.get(digest);
    seen.set(digest, other ?? id);
    return other
      ? [`${id} is the same image as ${other}. Show that one, or crop this one to its own control.`]
      : [];
  });
}

function isTooWide(entry: ScreenshotEntry): boolean {
  return entry.width > widest(entry);
}

function tooWide(entry: ScreenshotEntry): string {
  return `${entry.id} is ${entry.width} px wide, and its smallest text needs ${widest(entry)} px or less. Crop it, or zoom the panel.`;
}

function widest({ smallestText = 0 }: ScreenshotEntry): number {
  return Math.floor((textWidth * smallestText) / bounds[0].min);
}
