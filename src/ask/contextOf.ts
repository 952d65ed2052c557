import { wordsOf } from "../search/local/analysis";
import { isStopWord } from "../search/local/stopWords";
import type { Question } from "./answerer";
import { isAskingWord } from "./askingWords";
import { maxQuestionLength } from "./limits";

/** So few telling words can hardly be a question of their own. */
const fewWords = 2;
/** Beginnings that go on from something, and words that stand for it. */
const goesOn = /^\s*(?:and|or|but|also|then|what about|how about|same)\b/i;
const pointsBack = /\b(?:it|its|that|this|they|them|their|those|these|there|instead|one|ones)\b/i;

/**
 * What to look for in the documentation: the question, and with it the one before where it can't be understood without.
 * The new words come first, for a long text is cut.
 */
export function textToLookFor({ text, earlier }: Question): string {
  const before = earlier.at(-1)?.question;
  const own = withoutAsking(text);
  return before === undefined || standsAlone(text) ? own : `${own}${withoutAsking(before)}`;
}

/** The words that say what a question is about; all of them where too few would be left. Ends with a finished word. */
function withoutAsking(text: string): string {
  const words = tellingWords(text);
  const kept = words.filter(({ terms }) => !isAskingWord(terms[0] ?? ""));
  return `${(kept.length >= fewWords ? kept : words).map(({ start, end }) => text.slice(start, end)).join(" ")} `;
}

/** Whether a question says itself what it is about. */
export function standsAlone(text: string): boolean {
  return tellingWords(text).length > fewWords && !goesOn.test(text) && !pointsBack.test(text);
}

function tellingWords(text: string) {
  return wordsOf(text.slice(0, maxQuestionLength)).filter(({ terms }) => !terms.every(isStopWord));
}
