import type { Source } from "../answerer";

/** `[2]` or a row such as `[1][2]`; no index of code such as `list[2]`, and no link's text. */
const citationsInRow = /(?<!\w)(?:\[\d{1,2}\])+(?![(:])/g;

/**
 * Numbers that a text cites, without duplicates, in ascending order.
 *
 * @param markdown can be an incomplete answer.
 */
function citedNumbers(markdown: string): readonly number[] {
  const numbers = [...withoutCode(markdown).matchAll(citationsInRow)].flatMap(([row]) =>
    [...row.matchAll(/\d{1,2}/g)].map(([number]) => Number(number)),
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The sources that an answer cites. Ignores numbers that don't belong to a source. */
export function citedSources(markdown: string, given: readonly Source[]): readonly Source[] {
  const numbers = citedNumbers(markdown);
  return given.filter(({ number }) => numbers.includes(number));
}

/** A text and its citations, in order. Omits numbers that don't belong to a source. */
export function citationParts(text: string, sources: readonly Source[]): readonly (string | Source)[] {
  const parts: (string | Source)[] = [];
  let end = 0;
  for (const row of text.matchAll(citationsInRow)) {
    parts.push(text.slice(end, row.index));
    for (const [number] of row[0].matchAll(/\d{1,2}/g)) {
      const source = sources.find((one) => one.number === Number(number));
      if (source) parts.push(source);
    }
    end = row.index + row[0].length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== "");
}

function withoutCode(markdown: string): string {
  return markdown.replace(/```[\s\S]*?(?:```|$)/g, "").replace(/`[^`\n]*`/g, "");
}
