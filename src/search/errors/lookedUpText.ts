import type { LookedUp } from "./lookedUp";

/** What became of a pasted text, as a sentence. */
export function lookedUpText({ kind }: LookedUp): string {
  if (kind === "found") return "The error index has the message that you pasted.";
  if (kind === "unknown") return "The error index has no message that fits the text that you pasted.";
  return "The text that you pasted doesn’t seem to come from Strapi: no message of the error index fits it.";
}
