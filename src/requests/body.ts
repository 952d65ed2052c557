import type { TreeValue } from "../../shared/tree";

/** The result of parsing a body: its value, or the error and its line. */
export type ReadBody =
  | { readonly value: TreeValue }
  | { readonly message: string; readonly line?: number | undefined };

/** Reads a body as a server does: strictly as JSON. */
export function readBody(text: string): ReadBody {
  const json = text.trimEnd();
  if (json === "") return { message: 'The body is empty. Write {"data": {}} at least.' };
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    return explain(error instanceof Error ? error.message : String(error), json);
  }
}

/** Browsers describe the position differently: "at position 12", "at line 2 column 3", or not at all. */
function explain(said: string, text: string): ReadBody {
  const line = /line (\d+)/.exec(said)?.[1];
  const position = /position (\d+)/.exec(said)?.[1];
  const message = said
    .replace(/^JSON\.parse: /, "")
    .replace(/^JSON Parse error: /, "")
    .replace(/,? (in|of the) JSON.*$| at (position|line) .*$|, (\.\.\.)?"[\s\S]*is not valid JSON$/, "")
    .replace(/\.?$/, ".");
  if (line !== undefined) return { message, line: Number(line) };
  if (position !== undefined) return { message, line: text.slice(0, Number(position)).split("\n").length };
  const isCut = /end of/i.test(said);
  return { message, line: isCut ? text.split("\n").length : undefined };
}
