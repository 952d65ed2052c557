import { type PageMatch, rankValue } from "./pageMatch";
import type { QueryWord } from "./queryWord";
import type { ReadLine, ReadPage } from "./readText";

/** How well what a page is called fits a query: 1 for a name that says the same, 0 for one that has none of its words. */
export interface NameMatch {
  readonly title: number;
  /** Of the best of its names; its title is one of them. */
  readonly name: number;
}

/** Compares a page's names with a query. A name counts by how much of the query it has, and by how little else it says. */
export function matchNames(
  { names }: Pick<ReadPage, "names">,
  words: readonly QueryWord[],
  { match }: PageMatch,
): NameMatch {
  const asked = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const fitOf = (name: ReadLine): number => {
    const { similarity } = match(name);
    const share = similarity.filter((like) => like > 0).length / Math.max(1, name.end - name.start);
    return asked === 0 ? 0 : Math.sqrt((rankValue(words, similarity) / asked) * Math.min(1, share));
  };
  const [title = 0, ...others] = names.map(fitOf);
  return { title, name: Math.max(title, ...others) };
}
