import type { PlatformHistory } from "../facts/versionsText";
import { sinceOfCode } from "./sampleSince";

/** A fence with what is before it in its lines, such as a list's indent: language, options, code, and its last line. */
const fence =
  /^([^\S\n]*(?:[-*>] +|\d+\. +)*)(`{3,})(\w+)([^\n]*)\n([\s\S]*?)\n([^\S\n>]*>?[^\S\n]*)\2[^\S\n]*$/gm;

/** A page's Markdown with the marks of its code, below each fence: `*since 5.47: registerTool*`. */
export function withSinceOfFences(markdown: string, history: PlatformHistory): string {
  return markdown.replace(
    fence,
    (whole: string, _before: string, _ticks, lang: string, meta: string, code: string, indent: string) => {
      const title = /title="([^"]*)"/.exec(meta)?.[1] ?? "";
      const lines = code
        .split("\n")
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
      const mark = sinceOfCode({ ...writtenIn(lang, title, lines), title }, history);
      return mark === undefined ? whole : `${whole}\n${indent.trimEnd()}\n${indent}*${mark}*`;
    },
  );
}

/** In Markdown, a diff has no other language: its title says which. Removed lines don't count. */
function writtenIn(lang: string, title: string, lines: readonly string[]): { lang: string; text: string } {
  if (lang !== "diff") return { lang, text: lines.join("\n") };
  const kept = lines.filter((line) => !line.startsWith("-")).map((line) => line.slice(1));
  return { lang: /\.(\w+)$/.exec(title)?.[1] ?? "", text: kept.join("\n") };
}
