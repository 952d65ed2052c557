import { isRecord } from "../../shared/isRecord";

/** The entries of a response as a table. */
export interface Rows {
  readonly columns: readonly string[];
  readonly entries: readonly Entry[];
  /** Of all pages; undefined for a single entry. */
  readonly total: number | undefined;
}

export interface Entry {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Every entry has these, so they get a column only where there are no others. The JSON shows them. */
const common = new Set(["id", "documentId", "createdAt", "updatedAt", "publishedAt"]);

/** Entries of a list that a cell names. */
const maxNamed = 3;

/** @param body of a response. @returns undefined for one without entries, such as an error. */
export function rowsOf(body: unknown): Rows | undefined {
  if (!isRecord(body)) return undefined;
  const { data, meta } = body;
  const list = Array.isArray(data) ? data : [data];
  if (!list.every(isRecord)) return undefined;
  const names = [...new Set(list.flatMap((entry) => Object.keys(entry)))];
  const own = names.filter((name) => !common.has(name));
  // Responses have populated fields last, where readers of a wide table don't see them.
  const isPopulated = (name: string) => list.some((entry) => isEntries(entry[name]));
  const columns = [...new Set([...own.slice(0, 1), ...own.filter(isPopulated), ...own])];
  const entries = list.map((values, index) => ({ id: String(values.id ?? index), values }));
  return {
    columns: columns.length > 0 ? columns : names.filter((name) => name === "documentId"),
    entries: withUniqueIds(entries),
    total: Array.isArray(data) ? totalOf(meta) : undefined,
  };
}

/** `3 of 12 entries`; of a list whose total is unknown, and of a single entry, only how many they are. */
export function countOf({ entries, total }: Rows): string {
  const count = entries.length;
  const noun = (total ?? count) === 1 ? "entry" : "entries";
  return total === undefined ? `${count} ${noun}` : `${count} of ${total} ${noun}`;
}

/** A value in a line: a relation is called by its first text, and a list by its first entries. */
export function cellText(value: unknown): string {
  if (Array.isArray(value)) {
    const named = value.slice(0, maxNamed).map(cellText).join(", ");
    return value.length > maxNamed ? `${named}, + ${value.length - maxNamed}` : named;
  }
  if (isRecord(value)) return nameOf(value);
  return String(value ?? "null");
}

function nameOf(entry: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(entry).filter(([name]) => !common.has(name));
  const text = values.find(([, value]) => typeof value === "string" && value !== "")?.[1];
  return typeof text === "string" ? text : JSON.stringify(entry);
}

function totalOf(meta: unknown): number | undefined {
  const pagination = isRecord(meta) ? meta.pagination : undefined;
  const total = isRecord(pagination) ? pagination.total : undefined;
  return typeof total === "number" ? total : undefined;
}

/** Whether a value is one or several entries, components, or files. */
function isEntries(value: unknown): boolean {
  const [first] = Array.isArray(value) ? value : [value];
  return isRecord(first) && "id" in first;
}

function withUniqueIds(entries: readonly Entry[]): readonly Entry[] {
  const isUnique = new Set(entries.map(({ id }) => id)).size === entries.length;
  return isUnique ? entries : entries.map((entry, index) => ({ ...entry, id: String(index) }));
}
