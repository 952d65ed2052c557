import type { Sign } from "./sign";

/** A change that a page documents. */
export interface DocumentedChange {
  /** Of the page, with an anchor if the page documents several. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly since: string;
  /** Versions before `since` with other changes of the page. */
  readonly earlier?: readonly string[];
  readonly severity: string;
  readonly codemods: readonly string[];
  /** Whether requests of clients are affected, which a project's files don't show. */
  readonly clients: boolean;
  /** Empty if files can't show whether it concerns a project. */
  readonly signs: readonly Sign[];
}

/** What a codemod did to a file. */
export interface Change {
  readonly path: string;
  /** Lines that start with a space, a minus, or a plus; null if the codemod changes nothing although it should. */
  readonly diff: string | null;
}

export interface Codemod {
  readonly id: string;
  readonly version: string;
  /** `code` or `package.json`. */
  readonly changes: string;
  readonly example: Change;
}

/** Routes of pages that steps link to. */
export interface PlanPages {
  /** Which versions of databases are supported. */
  readonly databases: string;
  readonly goBack: string;
  /** How authors upgrade a plugin. */
  readonly plugins: string;
  /** What changed in which version. */
  readonly history: string;
  /** What can be wrong after an upgrade. */
  readonly problems: string;
}

/** What became of an entry of the platform between two releases: `[kind, id, release, what, from, to]`. */
export type HistoryRow = readonly [
  kind: string,
  id: string,
  release: string,
  what: "removed" | "deprecated" | "default" | "newProject",
  from?: string,
  to?: string,
];

/** All that a plan is made from, apart from the project: the file that the build writes for the planner. */
export interface UpgradeRules {
  readonly platform: { readonly name: string; readonly version: string };
  /** The versions of Node.js that releases accept: the first release with each range, oldest first. */
  readonly node: readonly { readonly since: string; readonly range: string }[];
  /** The minor releases of Strapi 5, oldest first: `5.0.0`. */
  readonly releases: readonly string[];
  readonly changes: readonly DocumentedChange[];
  readonly codemods: readonly Codemod[];
  readonly history: readonly HistoryRow[];
  readonly pages: PlanPages;
}
