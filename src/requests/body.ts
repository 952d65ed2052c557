import type { TreeValue } from "../../shared/tree";
import { jsonProblem } from "./jsonProblem";

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
  } catch {
    return jsonProblem(json);
  }
}
