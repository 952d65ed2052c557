import type { FactRow } from "../schema/facts";
import type { HistoryEntry } from "../schema/history";

/** Columns whose changes matter to the reader of a table; other changes are on the page about versions. */
const marked = new Set(["default", "defaults"]);

/** What a table or a sentence says of a fact's history: `since 5.37`, `default changed in 5.24`. */
export function historyMarks(entry: HistoryEntry | undefined): string[] {
  if (!entry) return [];
  const { since, after, changed = [], deprecated, deprecatedAfter, removed, removedAfter } = entry;
  const changes = [...marked].flatMap((what) => {
    const last = changed.findLast((change) => change.what === what);
    return last ? `${what === "defaults" ? "default" : what} changed ${inOrBy(last.in, last.after)}` : [];
  });
  return [
    ...(since ? [after ? `since ${since} or earlier` : `since ${since}`] : []),
    ...changes,
    ...(deprecated ? [`deprecated ${inOrBy(deprecated, deprecatedAfter)}`] : []),
    ...(removed ? [`removed ${inOrBy(removed, removedAfter)}`] : []),
  ];
}

/** The same of a row. One that was deprecated from the start has no history. */
export function rowMarks(row: FactRow, history: ReadonlyMap<string, HistoryEntry> | undefined): string[] {
  const marks = historyMarks(history?.get(row.id));
  const isMentioned = row.deprecated !== true || marks.some((mark) => mark.startsWith("deprecated"));
  return isMentioned ? marks : [...marks, "deprecated"];
}

/** A name followed by its marks, in Markdown. */
export function withMarks(name: string, marks: readonly string[]): string {
  return marks.length > 0 ? `${name} *${marks.join(", ")}*` : name;
}

/** Where releases in between couldn't be read, it may have been one of them. */
function inOrBy(release: string, after: string | undefined): string {
  return after ? `by ${release}` : `in ${release}`;
}
