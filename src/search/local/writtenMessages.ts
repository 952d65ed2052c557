import type { ReadSection } from "./readText";

/**
 * Pages with tables of messages that Node.js, npm, bundlers, and databases print. The error index doesn't have them, because it is
 * extracted from Strapi's packages.
 */
export const writtenPages =
  /^\/[^#]+\/(?:admin-panel-customization\/bundlers|configurations|configurations\/database|installation\/(?:cli|docker)|plugins\/(?:email|graphql|upload)|recipes\/build-failures)$/;

/** How the index writes a row of a table. */
const cellEnd = " · ";

/** How the head of such a table begins: "Message", or "Message or symptom". */
const head = /^Message\b/;

/** What differs in each project: numbers, and the names of the example project. */
const values = /\b(?:saffron|kitchen|\d[\d.:]*)\b/g;

/** A row of a table of messages. */
interface WrittenMessage {
  readonly message: string;
  /** The message with `…` for values. */
  readonly pattern: string;
  /** The other cells, with the column's name. */
  readonly explanation: readonly string[];
}

/** The messages in the tables of a section. A row can have several. */
export function writtenMessagesIn({ blocks }: ReadSection): readonly WrittenMessage[] {
  let columns: readonly string[] = [];
  return blocks.flatMap(({ text, isCode }) => {
    const [first = "", ...others] = isCode ? [] : text.split(cellEnd);
    const isHead = head.test(first) && others.length > 0;
    if (isHead || others.length === 0) columns = isHead ? others : [];
    if (isHead || columns.length === 0) return [];
    const explanation = others.map((cell, at) => `${columns[at] ?? ""}: ${cell}`);
    return first
      .split(/,? or (?=\S{3})/)
      .map((message) => ({ message, pattern: message.replace(values, "…"), explanation }));
  });
}
