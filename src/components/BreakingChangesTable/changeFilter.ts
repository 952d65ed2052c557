import { type ChangeRow, changeAreaIds, changeSeverityIds } from "../../../shared/breakingChange";
import { hasWords } from "../../../shared/words";
import { choiceIn, urlWithChoices } from "../ListFilter/choicesInUrl";
import { queryIn, urlWithQuery } from "../ListFilter/queryInUrl";

/** The table's filters; an empty string means all rows. All of them are in the page's URL. */
export interface ChangeFilter {
  readonly area: string;
  /** yes, no, or empty. */
  readonly codemod: string;
  readonly severity: string;
  readonly text: string;
}

export const noFilter: ChangeFilter = { area: "", codemod: "", severity: "", text: "" };

/** @param search the query of a URL. It can contain anything. */
export function readFilter(search: string): ChangeFilter {
  return {
    area: choiceIn(search, "area", changeAreaIds),
    codemod: choiceIn(search, "codemod", ["yes", "no"]),
    severity: choiceIn(search, "severity", changeSeverityIds),
    text: queryIn(search),
  };
}

/** A URL that opens the table with these filters. Other parameters are kept. @param href a complete URL. */
export function urlWith({ text, ...chosen }: ChangeFilter, href: string): string {
  return urlWithQuery(text, urlWithChoices(chosen, href));
}

/** Every word of the text has to be there, in any order and as a part of another word, too. */
export function matches(row: ChangeRow, { area, codemod, severity, text }: ChangeFilter): boolean {
  return (
    (area === "" || row.affects.includes(area)) &&
    (codemod === "" || row.hasCodemod === (codemod === "yes")) &&
    (severity === "" || row.severity === severity) &&
    hasWords(row.words, text)
  );
}
