import { stemmer } from "stemmer";
import { type Word, wordsOf } from "./analysis";
import { isStopWord } from "./stopWords";

/**
 * Synonyms of a query's words.
 *
 * @param groups words and phrases with the same meaning.
 * @returns for a word of the query, terms that count as it. A phrase's terms count as its first word.
 */
export function synonymsIn(
  words: readonly Word[],
  groups: readonly (readonly string[])[],
): ReadonlyMap<Word, readonly string[]> {
  const found = new Map<Word, string[]>();
  for (const group of groups) {
    for (const phrase of group) {
      const at = placeOf(keysOf(wordsOf(phrase)), keysOf(words));
      const significant = words.slice(at).find(({ terms }) => !terms.every(isStopWord));
      if (at < 0 || !significant) continue;
      const others = group.filter((other) => other !== phrase).flatMap((other) => wordsOf(other));
      const terms = others.flatMap((other) => other.terms[0] ?? []).filter((term) => !isStopWord(term));
      found.set(significant, [...(found.get(significant) ?? []), ...terms]);
    }
  }
  return found;
}

/** Without endings, so that a group doesn't need both singular and plural. */
function keysOf(words: readonly Word[]): string[] {
  return words.map(({ terms }) => stemmer(terms[0] ?? ""));
}

/** The position of a phrase in a text; -1 if the text doesn't contain it. */
function placeOf(phrase: readonly string[], text: readonly string[]): number {
  if (phrase.length === 0) return -1;
  return text.findIndex((_word, at) => phrase.every((word, offset) => text[at + offset] === word));
}
