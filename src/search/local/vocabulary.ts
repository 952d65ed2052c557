import { distance } from "fastest-levenshtein";
import { stemmer } from "stemmer";
import { isCodeName } from "./analysis";
import type { IndexPart } from "./format";

/** Every term of the loaded parts, with the number of its pages. */
export interface Vocabulary {
  addTerms(entries: IndexPart["index"]): void;
  /** Number of pages with the term; 0 if no page has it. */
  pagesWith(term: string): number;
  /** Other forms of a word: `entries` for `entry`, `filtering` for `filter`. */
  formsOf(term: string): readonly string[];
  /** Terms that begin like this, the commonest first. */
  beginningWith(prefix: string, max: number): readonly string[];
  /** Terms that may have been meant, the likeliest first. */
  near(word: string, isUnfinished: boolean, max: number): readonly NearTerm[];
}

export interface NearTerm {
  readonly term: string;
  /** Letters to change: 1 or 2. */
  readonly edits: number;
}

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  const byStem = new Map<string, string[]>();
  let sorted: string[] | undefined;

  const inOrder = () => {
    sorted ??= [...counts.keys()].filter((term) => !isCodeName(term)).sort();
    return sorted;
  };
  const pagesWith = (term: string) => counts.get(term) ?? 0;
  const byFrequency = (a: string, b: string) => pagesWith(b) - pagesWith(a);

  return {
    addTerms: (entries) => {
      sorted = undefined;
      for (const [term, fields] of entries) {
        const count = Math.max(...Object.values(fields).map((pages) => Object.keys(pages).length));
        const known = counts.get(term);
        counts.set(term, Math.max(count, known ?? 0));
        if (known === undefined && !isCodeName(term)) push(byStem, stemmer(term), term);
      }
    },
    pagesWith,
    formsOf: (term) => (byStem.get(stemmer(term)) ?? []).filter((form) => form !== term),
    beginningWith: (prefix, max) => {
      const terms = inOrder();
      const first = lowerBound(terms, prefix);
      let end = first;
      while (terms[end]?.startsWith(prefix)) end++;
      return terms.slice(first, end).sort(byFrequency).slice(0, max);
    },
    near: (word, isUnfinished, max) => {
      const allowed = editsAllowed(word);
      if (allowed === 0) return [];
      const found: NearTerm[] = [];
      for (const term of inOrder()) {
        const edits = editsBetween(word, term, isUnfinished);
        if (edits <= allowed) found.push({ term, edits });
      }
      return found.sort((a, b) => a.edits - b.edits || byFrequency(a.term, b.term)).slice(0, max);
    },
  };
}

/** As with hosted services: short words must be correct, long ones can have two mistakes. */
function editsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Changed, missing, added or swapped letters. The first letter is hardly ever wrong, so it is taken as right. */
function editsBetween(word: string, term: string, isUnfinished: boolean): number {
  const isNear = word[0] === term[0] && term.length >= word.length - 2;
  if (!isNear || (!isUnfinished && term.length > word.length + 2)) return Number.POSITIVE_INFINITY;
  const whole = isUnfinished ? term.slice(0, word.length + 1) : term;
  const edits = Math.min(
    distance(word, whole),
    isUnfinished ? distance(word, term.slice(0, word.length)) : 3,
  );
  return edits === 2 && isSwapped(word, whole.slice(0, word.length)) ? 1 : edits;
}

/** Whether two neighboring letters are swapped, and all others are in their places. */
function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return (
    word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2)
  );
}

function lowerBound(terms: readonly string[], wanted: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
