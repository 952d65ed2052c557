import type { HistoryEntry } from "../schema/history";

/** Columns whose change a reader of a table has to know; what else changed stands on the page about versions. */
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

/** Where releases in between couldn't be read, it may have been one of them. */
function inOrBy(release: string, after: string | undefined): string {
  return after ? `by ${release}` : `in ${release}`;
}

/** The same behind a name in a table, in Markdown. */
export function markedName(name: string, entry: HistoryEntry | undefined): string {
  const marks = historyMarks(entry);
  return marks.length > 0 ? `${name} *${marks.join(", ")}*` : name;
}
