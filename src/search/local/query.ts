import { type Word, wordsOf } from "./analysis";
import { maxQueryWords } from "./pageMatch";
import { type Lexicon, type QueryWord, queryWord, type Weighted } from "./queryWord";
import { isStopWord } from "./stopWords";
import { synonymsIn } from "./synonyms";
import { weights } from "./weights";

/** Characters of a query that are read. The interface sends 64 characters; a URL can contain more. */
const maxQueryLength = 400;

/** The words of a query. Empty for a query without a letter or digit. */
export function readQuery(query: string, lexicon: Lexicon): readonly QueryWord[] {
  const text = query.slice(0, maxQueryLength);
  const words = wordsOf(text);
  const isUnfinished = /[\p{L}\p{M}\p{N}]$/u.test(text);
  const last = words.at(-1);
  const significant = words.filter(({ terms }) => !terms.every(isStopWord));
  const kept = significant.length > 0 ? significant : words;
  const synonyms = synonymsIn(words, lexicon.synonyms);
  const all = kept.flatMap((word, at) => {
    const neighbors = [joined(kept[at - 1], word), joined(word, kept[at + 1])];
    const extras = [
      ...neighbors.map((term) => [term, weights.similarity.joined] as const),
      ...(synonyms.get(word) ?? []).map((term) => [term, weights.similarity.synonym] as const),
    ];
    return expand(word, isUnfinished && word === last, extras, lexicon);
  });
  const read = all.slice(0, maxQueryWords);
  // What no one wrote can't be found: it only says that a page has less of the query than it could have.
  const found = read.filter(({ terms }) => terms.size > 0);
  const usual = found.reduce((sum, { rarity }) => sum + rarity, 0) / Math.max(1, found.length);
  return found.length === 0
    ? []
    : read.map((word) => (word.terms.size > 0 ? word : { ...word, rarity: usual }));
}

/** `page size` is `pagesize` to those who write it as one word. */
function joined(first: Word | undefined, second: Word | undefined): string {
  return first && second ? `${first.terms[0] ?? ""}${second.terms[0] ?? ""}` : "";
}

function expand(word: Word, isUnfinished: boolean, extras: Weighted, lexicon: Lexicon): QueryWord[] {
  const [whole = "", ...others] = word.terms;
  // If no page has the whole identifier, the query contains its parts, each of which counts.
  if (word.parts.length > 0 && lexicon.vocabulary.pagesWith(whole) === 0) {
    const last = word.parts.at(-1);
    return word.parts
      .filter((part) => !isStopWord(part))
      .map((part) => queryWord(part, isUnfinished && part === last, [], extras, lexicon));
  }
  const significant = others.filter((term) => !isStopWord(term));
  return [queryWord(whole, isUnfinished, significant, extras, lexicon)];
}
