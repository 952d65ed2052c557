import { sizeOf, statusLine, timeOf } from "../requests/summary";
import type { Outcome } from "./outcome";

/** What stands for the status: `200 OK`, or that code gave or threw something. */
export function labelOf({ status, body }: Outcome["response"]): string {
  if (status !== undefined) return statusLine(status);
  return isThrown(body) ? "Error" : "Result";
}

export function isError({ status, body }: Outcome["response"]): boolean {
  return status === undefined ? isThrown(body) : status >= 400;
}

/** How the result compares with the recorded one. */
export function comparisonOf({ difference, isEdited, isOwn }: Outcome): string {
  if (isOwn) return "Your schema";
  if (!difference) return "Same as recorded";
  return isEdited ? "Edited" : "Differs from recorded";
}

/** A result in a line, for those who can't see it. */
export function spokenOf(outcome: Outcome): string {
  const { response, ms } = outcome;
  const summary = [labelOf(response), timeOf(ms), sizeOf(response.body ?? null)].join(", ");
  return [`Response: ${summary}. ${comparisonOf(outcome)}.`, outcome.ranOn ?? []].flat().join(" ");
}

function isThrown(body: unknown): boolean {
  return typeof body === "object" && body !== null && "error" in body && Object.keys(body).length === 1;
}
