import { reservedMark } from "../markdown/marks";
import type { Problem } from "../problems";
import { splitFrontMatter } from "./frontMatter";
import { sourceText } from "./sourceText";
import { type ParsedYaml, parseYaml } from "./yaml";

/** A page's file, split into parts. It doesn't depend on the page's path, so its problems have no file name. */
export interface PageSource {
  readonly front: ParsedYaml;
  readonly hasFrontMatter: boolean;
  readonly body: string;
  /** Lines before the body's first one. */
  readonly bodyLineOffset: number;
  /** What is wrong with the form of the text. */
  readonly problems: readonly Problem[];
  /** Whether the file couldn't be parsed, so that there is nothing to read. */
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
