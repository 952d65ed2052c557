import type { FactRow, HistoryChange, HistoryEntry, HistoryFile, HistoryKind } from "../content";
import { knownStart } from "./knownStarts";
import { compareVersions, minorOf } from "./packages";
import { isStaleIn, rowsIn, type Snapshot } from "./snapshots";

/** A kind of facts by its name and title. */
interface Kind {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly { readonly key: string }[];
}

/** What says nothing to a reader: who reads a variable, how a help text is worded. */
const ignoredColumns = new Set([
  "action",
  "callbackUrl",
  "category",
  "command",
  "help",
  "kind",
  "options",
  "packages",
  "position",
  "readAs",
]);

/** Declarations are too long to be shown before and after a change. */
const notListed = new Set(["signature"]);

/** In releases before this one, modules were bundled: a default that couldn't be read there is no default that is new. */
const firstWithModules = "5.14.0";

/** What comparing the packages of releases gives. */
type ComparedReleases = Omit<HistoryFile, "node">;

/** Compares the releases: what was added, changed, and removed in each. */
export function compileHistory(snapshots: readonly Snapshot[], kinds: readonly Kind[]): ComparedReleases {
  const inOrder = [...snapshots].sort((a, b) => compareVersions(a.version, b.version));
  return {
    releases: inOrder.map(({ version }) => version),
    kinds: kinds.map((kind) => kindHistory(inOrder, kind)),
  };
}

/** The compiled history of some kinds, combined with the file's history of all others. */
export function withOthers(now: ComparedReleases, written: ComparedReleases | undefined): ComparedReleases {
  if (!written) return now;
  const releases = [...new Set([...written.releases, ...now.releases])].sort(compareVersions);
  const names = new Set(now.kinds.map(({ name }) => name));
  const kinds = [...written.kinds.filter(({ name }) => !names.has(name)), ...now.kinds];
  return { releases, kinds: kinds.sort((a, b) => orderOf(a) - orderOf(b) || (a.name < b.name ? -1 : 1)) };
}

/** The kinds that only the history has are last. */
function orderOf({ name }: HistoryKind): number {
  return ["error-messages", "signatures"].indexOf(name);
}

function kindHistory(snapshots: readonly Snapshot[], { name, title, columns }: Kind): HistoryKind {
  const read = snapshots.flatMap((snapshot) => {
    const rows = rowsIn(snapshot, name);
    return rows ? [{ snapshot, rows: new Map(rows.map((row) => [row.id, row])) }] : [];
  });
  const ids = new Set(read.flatMap(({ rows }) => [...rows.keys()]));
  const compared = columns.map(({ key }) => key).filter((key) => !ignoredColumns.has(key));
  const entries = [...ids].sort().flatMap((id) => {
    const seen = read.map(({ snapshot, rows }) => ({
      version: snapshot.version,
      row: rows.get(id),
      hasTemplates: !isStaleIn(snapshot, "new project"),
      isSure: !isStaleIn(snapshot, `${name} ${id} ${rows.get(id)?.group ?? ""}`),
    }));
    // An object whose contents became known is described by them: it isn't gone.
    const isOpened = [...(read.at(-1)?.rows.keys() ?? [])].some((other) => other.startsWith(`${id}.`));
    if (isOpened && !read.at(-1)?.rows.has(id)) return [];
    const { since, after, ...end } = lifeOf(seen);
    const start = knownStart(name, id) ?? { ...(since && { since }), ...(after && { after }) };
    const entry = { id, ...start, ...end, ...changesOf(seen, compared) };
    return Object.keys(entry).length > 1 ? [entry] : [];
  });
  const first = minorOf(read[0]?.snapshot.version ?? "");
  return { name, title, first, rows: read.at(-1)?.rows.size ?? 0, entries };
}

/** What one release says of an id. It is not sure where the package that has it comes from an older release. */
interface Seen {
  readonly version: string;
  readonly row: FactRow | undefined;
  readonly isSure: boolean;
  /** Whether the files of a new project come from this release. */
  readonly hasTemplates: boolean;
}

function lifeOf(seen: readonly Seen[]): Pick<HistoryEntry, "since" | "after" | "removed" | "removedAfter"> {
  // Of what went and came back, the last time counts.
  const isAbsent = ({ row, isSure }: Seen) => row === undefined && isSure;
  const lastPresent = seen.findLastIndex(({ row }) => row !== undefined);
  const lastAbsent = seen.slice(0, lastPresent).findLastIndex(isAbsent);
  const first = lastAbsent === -1 ? undefined : seen.slice(lastAbsent).find(({ row }) => row !== undefined);
  const gone = seen.slice(lastPresent + 1).find(isAbsent);
  const before = seen[lastAbsent];
  const lastSeen = seen[lastPresent];
  return {
    ...(first && before ? { since: minorOf(first.version), ...afterOf(before.version, first.version) } : {}),
    ...(gone ? { removed: minorOf(gone.version), ...named("removedAfter", lastSeen, gone) } : {}),
  };
}

function named(key: string, before: Seen | undefined, now: Seen): Record<string, string> {
  const { after } = before ? afterOf(before.version, now.version) : {};
  return after === undefined ? {} : { [key]: after };
}

/** Told only if there are releases in between. */
function afterOf(before: string, version: string): { after?: string } {
  const [, a = ""] = minorOf(before).split(".");
  const [, b = ""] = minorOf(version).split(".");
  return Number(b) - Number(a) > 1 ? { after: minorOf(before) } : {};
}

function changesOf(
  seen: readonly Seen[],
  columns: readonly string[],
): Pick<HistoryEntry, "changed" | "deprecated" | "deprecatedAfter"> {
  const known = seen.filter(({ row, isSure }) => row !== undefined && isSure);
  const all = columns.flatMap((what) => {
    const compared = what === "newProject" ? known.filter(({ hasTemplates }) => hasTemplates) : known;
    return compared.flatMap((now, index) => {
      const before = compared[index - 1];
      return (before && changeOf(what, before, now)) ?? [];
    });
  });
  const changed = all.filter(({ what }) => what !== "deprecated");
  const deprecated = all.findLast(({ what }) => what === "deprecated");
  return {
    ...(changed.length > 0 ? { changed } : {}),
    ...(deprecated?.to === "yes"
      ? {
          deprecated: deprecated.in,
          ...(deprecated.after ? { deprecatedAfter: deprecated.after } : {}),
        }
      : {}),
  };
}

function changeOf(what: string, before: Seen, now: Seen): HistoryChange | undefined {
  // A release that was read before there was such a column says nothing of it.
  if (before.row && !(what in before.row)) return undefined;
  const [from, to] = [asText(before.row?.[what]), asText(now.row?.[what])];
  // That a type was declared later changes nothing for who uses it.
  const isUntyped = what === "type" && (from === undefined || to === undefined);
  if (from === to || isUntyped || isUnread(before.version, from, to)) return undefined;
  const texts = notListed.has(what) ? {} : { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return { in: minorOf(now.version), ...afterOf(before.version, now.version), what, ...texts };
}

function isUnread(before: string, from: string | undefined, to: string | undefined): boolean {
  const isGap = from === undefined || to === undefined;
  return isGap && compareVersions(before, firstWithModules) < 0;
}

/** A value as a comparable string: the compiler lists the parts of a union in any order. */
function asText(value: FactRow[string] | undefined): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return [...value].sort().join(", ") || undefined;
  const text = String(value);
  return / \| /.test(text) && !/[{(]/.test(text) ? text.split(" | ").sort().join(" | ") : text;
}
