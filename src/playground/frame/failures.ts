import { type Failure, maxMessageLength } from "../protocol";
import { stringOf } from "./stringOf";

/** `new Function` puts a head of two lines before the code. */
const linesBeforeCode = 2;

/** Characters of a stack that are searched. In Chromium a stack begins with the message, which may be long. */
const maxStackLength = 10_000;

/**
 * A thrown value as readers see it, with its line if the browser reports it. Long messages are cut. It never throws: live
 * code can throw anything, such as an error whose message throws when it is read.
 */
export function failureOf(error: unknown): Failure {
  const line = lineOf(error);
  return { message: messageOf(error).slice(0, maxMessageLength), ...(line === undefined ? {} : { line }) };
}

function messageOf(error: unknown): string {
  try {
    if (error instanceof Error) {
      // Cut before it is put together with anything: that would copy it.
      const message = String(error.message).slice(0, maxMessageLength);
      return error.name === "Stopped" ? message : `${String(error.name)}: ${message}`;
    }
  } catch {
    // An error that can't be read is shown like any other value.
  }
  return `Thrown: ${stringOf(error)}`;
}

function lineOf(error: unknown): number | undefined {
  try {
    if (!(error instanceof Error)) return undefined;
    if ("line" in error && typeof error.line === "number") return error.line;
    return lineInStack(String(error.stack ?? "").slice(-maxStackLength));
  } catch {
    return undefined;
  }
}

/** The innermost place in live code: `<anonymous>:7:9` in Chromium, `Function:7:9` in Firefox. */
function lineInStack(stack: string): number | undefined {
  const match = /(?:<anonymous>|> Function):(\d+):\d+/.exec(stack);
  const line = Number(match?.[1]) - linesBeforeCode;
  return line >= 1 ? line : undefined;
}
