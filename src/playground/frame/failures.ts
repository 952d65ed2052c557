import { type Failure, longestMessage } from "../protocol";

/** `new Function` puts a head of two lines before the code. */
const linesBeforeCode = 2;

/** Characters of a stack that are searched. In Chromium a stack begins with the message, which may be long. */
const longestStack = 10_000;

/** A thrown value as the reader gets to see it, with its line where the browser tells. Long messages are cut. */
export function failureOf(error: unknown): Failure {
  const { message, ...place } = wholeFailureOf(error);
  return { message: message.slice(0, longestMessage), ...place };
}

function wholeFailureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: `Thrown: ${String(error)}` };
  const line = ownLine(error) ?? lineInStack((error.stack ?? "").slice(-longestStack));
  const message = error.name === "Stopped" ? error.message : `${error.name}: ${error.message}`;
  return { message, ...(line === undefined ? {} : { line }) };
}

function ownLine(error: Error): number | undefined {
  return "line" in error && typeof error.line === "number" ? error.line : undefined;
}

/** The innermost place in live code: `<anonymous>:7:9` in Chromium, `Function:7:9` in Firefox. */
function lineInStack(stack: string): number | undefined {
  const match = /(?:<anonymous>|> Function):(\d+):\d+/.exec(stack);
  const line = Number(match?.[1]) - linesBeforeCode;
  return line >= 1 ? line : undefined;
}
