import { type Identifier, placeOfWhole } from "./identifier";
import type { ReadBlock, ReadPage, ReadSection } from "./readText";
import type { RankedSection } from "./sectionScores";
import { weights } from "./weights";

/** How well a page's names and sections match an identifier: 0 if they don't, 1 for a heading that contains it. */
export interface WholeMatch {
  readonly names: number;
  /** Pages with the identifier first, the best of them at the beginning, with the block that has it. */
  readonly sections: readonly RankedSection[];
}

/**
 * Looks for a whole identifier in a page.
 *
 * @param ranked the page's sections as they are ranked by the words; small words, as in `--from`, find none.
 */
export function matchWhole(
  { text }: Identifier,
  { names, sections }: Pick<ReadPage, "names" | "sections">,
  ranked: readonly RankedSection[],
): WholeMatch {
  const known = new Map(ranked.map((one) => [one.section, one]));
  const found = sections.flatMap((section) => {
    const own = known.get(section);
    const whole = wholeSection(section, own, text);
    return whole ?? own ?? [];
  });
  return {
    names: Math.max(0, ...names.map((name) => weights.identifier.heading * similarity(name.text, text))),
    sections: found.sort((a, b) => b.whole - a.whole || b.score - a.score),
  };
}

function wholeSection(
  section: ReadSection,
  ranked: RankedSection | undefined,
  identifier: string,
): RankedSection | undefined {
  const heading = weights.identifier.heading * similarity(section.headings[0]?.text ?? "", identifier);
  const blocks = section.blocks.map((block) => blockWorth(block, identifier));
  const best = Math.max(0, ...blocks);
  const whole = Math.max(heading, best);
  if (whole === 0) return undefined;
  const base = ranked ?? { section, score: 0, coverage: 1, matched: 1, isExact: false, block: undefined };
  return { ...base, whole, block: best > heading ? blocks.indexOf(best) : base.block };
}

/** What a block begins with it explains: the first cell of a row, the first word of an item. */
function blockWorth({ text, isCode, titleLength }: ReadBlock, identifier: string): number {
  const like = similarity(text, identifier);
  if (like === 0) return 0;
  const { first, text: inText, code } = weights.identifier;
  if (isCode) return like * code;
  return (
    like * (titleLength === 0 && text.toLowerCase().startsWith(identifier.toLowerCase()) ? first : inText)
  );
}

function similarity(text: string, identifier: string): number {
  if (placeOfWhole(text, identifier) >= 0) return 1;
  return placeOfWhole(text.toLowerCase(), identifier.toLowerCase()) >= 0 ? weights.identifier.otherCase : 0;
}
