import type { QueryObject, QueryValue } from "../../../shared/queryModel";

/** A field and what it is compared with. */
export interface Condition {
  readonly kind: "condition";
  readonly id: string;
  /** From the content type on: `["author", "name"]`; empty while no field is chosen. */
  readonly path: readonly string[];
  readonly operator: string;
  readonly value: QueryValue;
}

/** Conditions that belong together; `all` for an object of several within a list. */
export interface Group {
  readonly kind: "group";
  readonly id: string;
  readonly join: "$and" | "$or" | "$not" | "all";
  readonly children: readonly FilterNode[];
}

/** A part of a filter that the form has no rows for. It is kept as it is. */
export interface RawFilter {
  readonly kind: "raw";
  readonly id: string;
  readonly path: readonly string[];
  readonly value: QueryValue;
}

export type FilterNode = Condition | Group | RawFilter;

export interface SortRow {
  readonly id: string;
  readonly path: readonly string[];
  /** `asc` or `desc`, or what else the object says. */
  readonly direction: string;
}

/** What can be asked of a content type, a relation or a block of a dynamic zone. */
export interface Options {
  readonly filters: readonly FilterNode[];
  readonly sort: readonly SortRow[];
  readonly fields: readonly string[];
  readonly populate: Populate;
  /** Of a dynamic zone: what is asked of each type of block. */
  readonly on: readonly PopulateRow[];
  /** Keys that the form has no part for, or that hold what it can't show; kept as they are. */
  readonly rest: QueryObject;
}

export interface Populate {
  readonly mode: "none" | "all" | "chosen";
  readonly rows: readonly PopulateRow[];
}

/** A relation, file, component, or dynamic zone to populate; in `on`, a component type. */
export interface PopulateRow {
  readonly id: string;
  readonly name: string;
  readonly options: Options;
}

/** A whole query, as the form shows it. */
export interface QueryForm extends Options {
  readonly pagination: QueryObject;
  readonly locale: QueryValue;
  readonly status: QueryValue;
  readonly publicationFilter: QueryValue;
}

export const noOptions: Options = {
  filters: [],
  sort: [],
  fields: [],
  populate: { mode: "none", rows: [] },
  on: [],
  rest: {},
};

let count = 0;

/** Identifies a row, so that it stays the same one when others are added or removed. */
export function newId(): string {
  count += 1;
  return `row-${count}`;
}

export function isObject(value: QueryValue | undefined): value is QueryObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: QueryValue | undefined): value is readonly QueryValue[] {
  return Array.isArray(value);
}

/** A text, number, boolean or null. */
export function isPlain(value: QueryValue | undefined): value is string | number | boolean | null {
  return value !== undefined && (value === null || typeof value !== "object");
}
