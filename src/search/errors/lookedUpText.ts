import type { LookedUp } from "./lookedUp";

/** What became of a pasted text, as a sentence. */
export function lookedUpText(result: LookedUp): string {
  if (result.kind === "found")
    return result.isIndexed
      ? "The error index has the message that you pasted."
      : `“${result.page}” explains the message that you pasted.`;
  const from = result.software ? ` It looks like a message of ${result.software}.` : "";
  if (result.kind === "unknown")
    return `The error index has no message that fits the text that you pasted.${from}`;
  return `The text that you pasted doesn’t seem to come from Strapi: no message of the error index fits it.${from}`;
}
