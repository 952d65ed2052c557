import type { AskErrorReason } from "../askError";
import { isRunning, type Turn } from "../conversation";

/** What the panel says of itself at the start. */
export const introductions: Readonly<Record<string, string>> = {
  local:
    "Ask in your own words. You get the passages of this documentation that fit best, with links to their pages.",
  endpoint:
    "Ask in your own words. A language model answers from passages of this documentation and names them.",
};

/** Describes quotes. It replaces the disclaimer for generated answers. */
export const quotedNotice =
  "Answers are passages from this documentation, quoted word for word. No AI wrote them.";

export const nothingFits = "Nothing in this documentation fits your question.";

/** What went wrong, and what one can do about it. */
export const errorTexts: Readonly<Record<AskErrorReason, string>> = {
  unreachable: "Ask AI can't be reached. You might want to check your network connection.",
  refused: "Ask AI doesn't take this question here. The search still does.",
  busy: "Ask AI has too much to do at the moment. Try again in a minute.",
  broken: "Ask AI ran into an error. Try again, or search instead.",
  slow: "No answer came in time. Try again, or search instead.",
  cut: "The answer broke off before its end.",
  garbled: "What came back is no answer. Try again, or search instead.",
};

/** What screen readers announce during the conversation. Errors announce themselves. */
export function statusOf(turn: Turn | undefined): string {
  if (!turn) return "";
  if (isRunning(turn)) return "Looking for an answer";
  if (turn.state === "stopped") return "Stopped";
  if (turn.state === "failed") return "";
  const { parts = [], sources = [] } = turn.answer ?? {};
  if (parts.length === 0) return nothingFits;
  const count = sources.length === 1 ? "1 source" : `${sources.length} sources`;
  return `Answered, with ${count}`;
}
