import type { TreeProps, TreeValue } from "./tree";

/** The part of the platform and its content that a query builder supports: created by the data layer, used in browsers. */
export interface QueryModel {
  readonly types: readonly TypeInfo[];
  readonly operators: readonly OperatorInfo[];
  readonly publicationFilters: readonly string[];
}

/** A content type or component. */
export interface TypeInfo {
  readonly uid: string;
  readonly name: string;
  readonly kind: "collection type" | "single type" | "component" | "file";
  /** Null if no route leads to it. */
  readonly route: string | null;
  readonly draftAndPublish: boolean;
  readonly localized: boolean;
  readonly fields: readonly FieldInfo[];
}

export interface FieldInfo {
  readonly field: string;
  readonly type: string;
  /** UIDs of the targets; a dynamic zone has several. */
  readonly targets?: readonly string[];
  /** Of an enumeration. */
  readonly values?: readonly string[];
  readonly many?: boolean;
  readonly private?: boolean;
}

export interface OperatorInfo {
  readonly operator: string;
  readonly group: "comparison" | "logical";
  readonly takes: "one value" | "a list of values" | "conditions";
  /** Goes on from "the field …". */
  readonly meaning: string;
}

/** A request to begin with. */
export interface QueryPreset {
  readonly title: string;
  readonly path: string;
  readonly query: TreeProps;
}

/** Any value of a query: what JSON can hold. */
export type QueryValue = TreeValue;
export type QueryObject = TreeProps;
