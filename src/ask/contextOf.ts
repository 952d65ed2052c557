import { wordsOf } from "../search/local/analysis";
import { isStopWord } from "../search/local/stopWords";
import type { Question } from "./answerer";
import { isAskingWord } from "./askingWords";
import { maxQuestionLength } from "./limits";

/** With no more significant words than this, a question is probably a follow-up. */
const fewWords = 2;
/** Beginnings that continue a conversation, and pronouns. */
const followUp = /^\s*(?:and|or|but|also|then|what about|how about|same)\b/i;
const pointsBack = /\b(?:it|its|that|this|they|them|their|those|these|there|instead|one|ones)\b/i;

/**
 * The query for the documentation: the question, plus the previous one if it can't be understood alone.
 * The new words come first, because a long query is cut.
 */
export function textToLookFor({ text, earlier }: Question): string {
  const before = earlier.at(-1)?.question;
  const own = withoutAsking(text);
  return before === undefined || standsAlone(text) ? own : `${own}${withoutAsking(before)}`;
}

/** The words that say what a question is about; all of them where too few would be left. Ends with a finished word. */
function withoutAsking(text: string): string {
  const words = contentWords(text);
  const kept = words.filter(({ terms }) => !isAskingWord(terms[0] ?? ""));
  return `${(kept.length >= fewWords ? kept : words).map(({ start, end }) => text.slice(start, end)).join(" ")} `;
}

/** Whether a question says itself what it is about. */
export function standsAlone(text: string): boolean {
  return contentWords(text).length > fewWords && !followUp.test(text) && !pointsBack.test(text);
}

function contentWords(text: string) {
  return wordsOf(text.slice(0, maxQuestionLength)).filter(({ terms }) => !terms.every(isStopWord));
}
