import type { z } from "zod";
import { hiddenCharacters } from "../hiddenCharacters";
import { fileStart, type Problem } from "../problems";
import { jsonBeyondLimits } from "./limits";
import { maxDataCharacters, sourceText } from "./sourceText";
import { orUnread } from "./unread";

interface JsonResult<Value> {
  /** Undefined when the file can't be used; `problems` then say why. */
  readonly value: Value | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Reads a JSON file that a command has written. Nothing is thrown.
 *
 * @param says what to report where it doesn't fit the schema; the message ends with the place in the data.
 */
export function readJson<Value>(
  file: string,
  raw: string,
  schema: z.ZodType<Value>,
  says: Pick<Problem, "rule" | "message" | "fix">,
): JsonResult<Value> {
  const { text, problems } = sourceText(file, raw, maxDataCharacters);
  const beyond = jsonBeyondLimits(text);
  if (beyond) return { value: undefined, problems: [{ file, ...beyond }] };
  if (text === "" && problems.length > 0) return { value: undefined, problems };
  const hidden = problems.length > 0 ? problems : hiddenCharacters(file, unescaped(text));
  return orUnread(
    file,
    1,
    () => {
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) return { value: parsed.data, problems: hidden };
      const [issue] = parsed.error.issues;
      const where =
        issue && issue.path.length > 0 ? ` (${issue.path.map(String).join(".")}: ${issue.message})` : "";
      const problem = { file, ...fileStart, ...says, message: `${says.message}${where}.` };
      return { value: undefined, problems: [...hidden, problem] };
    },
    (problem) => ({ value: undefined, problems: [problem] }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replaces escapes, such as `\u202e`, by their characters, except escapes of line ends, so that lines keep their numbers. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|.)/gi, (written, hex?: string) => {
    const character = String.fromCharCode(Number.parseInt(hex ?? "20", 16));
    return hex === undefined || "\t\n\r".includes(character) ? written : character;
  });
}
