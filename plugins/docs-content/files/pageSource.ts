import { reservedMark } from "../markdown/marks";
import type { Problem } from "../problems";
import { splitFrontMatter } from "./frontMatter";
import { sourceText } from "./sourceText";
import { type ParsedYaml, parseYaml } from "./yaml";

/** A page's text taken apart, before it matters which page it is: its problems name no file. */
export interface PageSource {
  readonly front: ParsedYaml;
  readonly hasFrontMatter: boolean;
  readonly body: string;
  /** Lines before the body's first one. */
  readonly bodyLineOffset: number;
  /** What is wrong with the form of the text. */
  readonly problems: readonly Problem[];
  /** There is nothing to read in a text that could not be taken. */
  readonly isUnusable: boolean;
}

export function pageSource(raw: string): PageSource {
  const { text, problems } = sourceText("", raw);
  const { yaml, body, bodyLineOffset } = splitFrontMatter(text);
  return {
    front: parseYaml(yaml, "", 1),
    hasFrontMatter: yaml.trim() !== "",
    body,
    bodyLineOffset,
    problems: [...reservedMark("", text), ...problems],
    isUnusable: text === "" && problems.length > 0,
  };
}
