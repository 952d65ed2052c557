import { plainInCell } from "../facts/tableText";
import type { GlossaryProps } from "./listProps";
import { shownTerms, type Term } from "./terms";

/** The terms as a list in Markdown, for programs that read. */
export function glossaryText(list: GlossaryProps, terms: readonly Term[]): string {
  return shownTerms(list, terms).map(itemText).join("\n");
}

function itemText({ term, aliases = [], definition, more, see }: Term): string {
  const name = `**${plainInCell(term)}**${aliases.length > 0 ? ` (also: ${aliases.map(plainInCell).join(", ")})` : ""}`;
  const links = see.map(({ href, label }) => `[${plainInCell(label)}](${href})`).join(", ");
  const sentences = [definition, more].flatMap((words) => (words === undefined ? [] : plainInCell(words)));
  return `- ${name}: ${[...sentences, ...(links === "" ? [] : [`See ${links}.`])].join(" ")}`;
}
