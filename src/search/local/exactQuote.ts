import type { QueryWord } from "./queryWord";
import type { ReadLine, ReadPage } from "./readText";

/** Fewer words follow each other by chance: `custom fields` is a subject, not a pasted message. */
const minWords = 3;

/** Whether a line has the whole query, word for word and in a row, as a pasted message has; small words don't count. */
export function isExactQuote(
  line: Pick<ReadLine, "start" | "end">,
  words: readonly Pick<QueryWord, "text">[],
  { places }: Pick<ReadPage, "places">,
): boolean {
  const [first, ...others] = words;
  if (!first || words.length < minWords) return false;
  const last = line.end - words.length;
  return (places.get(first.text) ?? []).some(
    (place) =>
      place >= line.start &&
      place <= last &&
      others.every(({ text }, at) => places.get(text)?.includes(place + at + 1)),
  );
}
