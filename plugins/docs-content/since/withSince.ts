import type { TreeProps } from "../../../shared/tree";
import { readCodeText } from "../compile/codeText";
import { escapeHtml, pathHtml } from "../compile/escapeHtml";
import type { PagePlace } from "../components/bindings";
import { textProp } from "../components/textProp";
import { sinceOfCode } from "./sampleSince";

/** A removed line of a diff, or what a command prints. */
const otherLine = /^<span class="line[^"]*\b(?:del|out)\b/;

/**
 * Props of code with a mark behind its title, or in place of one: "since 5.47: registerTool". It is the same element as in tables of
 * facts, which becomes "needs 5.47" for a reader with an older version.
 *
 * @param form the props with the code, if it has several forms
 */
export function withSince(
  props: TreeProps,
  { history }: Pick<PagePlace, "history">,
  form: TreeProps = props,
): TreeProps {
  const title = textProp(props, "title");
  const lines = textProp(form, "html")
    .split("\n")
    .filter((line) => !otherLine.test(line));
  const text = readCodeText(lines.join("\n")).text;
  const mark = sinceOfCode({ lang: textProp(form, "lang"), title, text }, history());
  if (mark === undefined) return props;
  const html = `<em>${escapeHtml(mark)}</em>`;
  if (title === "") return { ...props, title: mark, titleHtml: html };
  return { ...props, titleHtml: `${textProp(props, "titleHtml") || pathHtml(title)} ${html}` };
}

/** The title that a writer gave to code; a mark in place of one isn't a title. */
export function writtenTitle(props: TreeProps): string {
  return textProp(props, "titleHtml").startsWith("<em>") ? "" : textProp(props, "title");
}
