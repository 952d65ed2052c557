import type { Vocabulary } from "./vocabulary";
import { weights } from "./weights";

/** A word of a query, with everything that counts as it. */
export interface QueryWord {
  /** What the reader typed, in lower case. */
  readonly text: string;
  /** Terms that match. */
  readonly terms: ReadonlyMap<string, TermWeight>;
  /** How much a match says: the rarer the word, the more. */
  readonly rarity: number;
  /** No page has the word, or a form or synonym of it: its terms are only similar. */
  readonly isGuess: boolean;
}

export interface TermWeight {
  /** How well it stands for the word: 1 for the word itself. */
  readonly similarity: number;
  /** What its score in the index is multiplied by: a rare term that only resembles the word is worth no more than it. */
  readonly factor: number;
}

/** What a site's words are. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly (readonly string[])[];
  readonly pageCount: number;
}

/** Terms, and how well each stands for a word. */
export type Weighted = readonly (readonly [term: string, weight: number])[];

const maxCompletions = 16;
const maxCorrections = 6;
/** Each term of a word is looked up in all pages that have it: together they may be so many times the site's pages. */
const maxLookUps = 2;

/**
 * Finds all terms that count as a word.
 *
 * @param isUnfinished whether the reader may still be typing it.
 * @param parts of the word, if it is an identifier.
 * @param extras other terms for it.
 */
export function queryWord(
  text: string,
  isUnfinished: boolean,
  parts: readonly string[],
  extras: Weighted,
  lexicon: Lexicon,
): QueryWord {
  const { vocabulary, pageCount } = lexicon;
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => {
    if (vocabulary.pagesWith(term) > 0) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  };
  add(text, 1);
  for (const form of vocabulary.formsOf(text)) add(form, weights.similarity.form);
  const isKnown = terms.size > 0;
  if (isUnfinished) addCompletions(text, isKnown, add, vocabulary);
  for (const [term, weight] of extras) {
    add(term, weight);
    for (const form of vocabulary.formsOf(term)) add(form, weight * weights.similarity.form);
  }
  const isGuess = !isKnown && terms.size === 0;
  if (isGuess) addGuesses(text, isUnfinished, add, vocabulary);
  for (const part of parts) add(part, weights.similarity.part);
  const affordable = closestTerms(terms, vocabulary, maxLookUps * pageCount);
  return { isGuess, ...weighed(text, affordable, (term) => rarityOf(vocabulary.pagesWith(term), pageCount)) };
}

type Similarities = readonly (readonly [term: string, similarity: number])[];

/** The terms that fit the word best, the most common of equals first, as long as they aren't on too many pages. */
function closestTerms(
  terms: ReadonlyMap<string, number>,
  vocabulary: Vocabulary,
  mostPages: number,
): Similarities {
  let pages = 0;
  return [...terms]
    .sort(([a, first], [b, second]) => second - first || vocabulary.pagesWith(b) - vocabulary.pagesWith(a))
    .filter(([term], index) => {
      pages += vocabulary.pagesWith(term);
      return index === 0 || pages <= mostPages;
    });
}

/** A word is as rare as the term that comes closest to it. */
function weighed(text: string, similarities: Similarities, rarity: (term: string) => number) {
  const own = rarity(similarities[0]?.[0] ?? text);
  const terms = similarities.map(([term, like]): [string, TermWeight] => [
    term,
    { similarity: like, factor: like * Math.min(1, own / rarity(term)) },
  ]);
  return { text, terms: new Map(terms), rarity: own };
}

function addCompletions(
  text: string,
  isKnown: boolean,
  add: (term: string, weight: number) => void,
  vocabulary: Vocabulary,
): void {
  const weight = isKnown ? weights.similarity.extended : weights.similarity.completed;
  for (const term of vocabulary.beginningWith(text, maxCompletions)) {
    add(term, weight * Math.sqrt(text.length / term.length));
  }
}

/** A word that nothing begins with: two words written as one, or a slip. */
function addGuesses(
  text: string,
  isUnfinished: boolean,
  add: (term: string, weight: number) => void,
  vocabulary: Vocabulary,
): void {
  for (let at = 3; at <= text.length - 3; at++) {
    const halves = [text.slice(0, at), text.slice(at)];
    if (halves.every((half) => vocabulary.pagesWith(half) > 0))
      for (const half of halves) add(half, weights.similarity.joined / 2);
  }
  for (const { term, edits } of vocabulary.near(text, isUnfinished, maxCorrections)) {
    add(term, edits === 1 ? weights.similarity.oneEdit : weights.similarity.twoEdits);
  }
}

/** As in BM25. @param pages that have the term. */
export function rarityOf(pages: number, pageCount: number): number {
  return Math.log(1 + (pageCount - pages + 0.5) / (pages + 0.5));
}
