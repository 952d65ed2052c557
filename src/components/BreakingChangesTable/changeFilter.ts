import { type ChangeRow, changeAreaIds, changeSeverityIds } from "../../../shared/breakingChange";
import { hasWords } from "../../../shared/words";
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

/** The filters that a reader can select, by their names in the URL. */
const choices = {
  area: changeAreaIds,
  codemod: ["yes", "no"],
  severity: changeSeverityIds,
} as const satisfies Record<string, readonly string[]>;

/** @param search the query of a URL. It can contain anything. */
export function readFilter(search: string): ChangeFilter {
  const parameters = new URLSearchParams(search);
  const chosen = (name: keyof typeof choices): string => {
    const value = parameters.get(name) ?? "";
    return choices[name].some((choice) => choice === value) ? value : "";
  };
  return {
    area: chosen("area"),
    codemod: chosen("codemod"),
    severity: chosen("severity"),
    text: queryIn(search),
  };
}

/** A URL that opens the table with these filters. Other parameters are kept. @param href a complete URL. */
export function urlWith({ text, ...chosen }: ChangeFilter, href: string): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(chosen)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return urlWithQuery(text, url.href);
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
