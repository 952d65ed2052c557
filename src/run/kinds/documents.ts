import type { Work } from "../work";
import { Mistake } from "./mistake";

/** Code as its reader edits it. */
export interface CodeDraft {
  readonly kind: "documentService";
  readonly code: string;
}

/** Reads the call in the code, which is never evaluated. @throws {Mistake} for code that is more than one call. */
export async function codeWork(code: string): Promise<Work> {
  const { readCall, UnreadableCode } = await import("../../../sandbox/src/documents/readCall");
  try {
    return { kind: "documents", call: readCall(code) };
  } catch (error) {
    if (!(error instanceof UnreadableCode)) throw error;
    throw mistakeOf(error.message);
  }
}

/** The parser says where it is in one of two ways: `Line 3: …` or `… (3:12)`. */
function mistakeOf(message: string): Mistake {
  const [, line, rest = message] = /^Line (\d+): (.*)$/s.exec(message) ?? [];
  const [, before = rest, position] = /^(.*) \((\d+):\d+\)$/s.exec(rest) ?? [];
  const found = line ?? position;
  const sentence = `${before.charAt(0).toUpperCase()}${before.slice(1).replace(/\.?$/, ".")}`;
  return new Mistake(sentence, found === undefined ? undefined : Number(found));
}
