/** A source file taken apart: the YAML between the `---` lines and the MDX below it. */
export interface SplitSource {
  readonly yaml: string;
  readonly body: string;
  /** Lines before the body's first one: adding them turns a line of the body into a line of the file. */
  readonly bodyLineOffset: number;
}

const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** Takes a source file apart. A file without front matter has an empty `yaml`. */
export function splitFrontMatter(source: string): SplitSource {
  const text = source.replace(/^\uFEFF/, "");
  const match = fence.exec(text);
  if (!match) return { yaml: "", body: text, bodyLineOffset: 0 };
  const head = match[0];
  return {
    yaml: match[1] ?? "",
    body: text.slice(head.length),
    bodyLineOffset: head.split("\n").length - 1,
  };
}
