import type { Sign } from "./upgrade/sign";

/** The areas that a breaking change can affect, in the order in which an upgrade reaches them. */
export const changeAreaIds = [
  "dependencies",
  "configuration",
  "database",
  "backend-code",
  "content-api",
  "admin",
  "plugins",
] as const;

/** What becomes of the old form: what no one notices comes first. */
export const changeSeverityIds = ["silent", "stops", "deprecated"] as const;

export type ChangeArea = (typeof changeAreaIds)[number];
export type ChangeSeverity = (typeof changeSeverityIds)[number];

/** What the front matter of such a page says. */
export interface BreakingChange {
  readonly affects: readonly ChangeArea[];
  /** Ids of the codemods that do it or a part of it; empty where there is none. */
  readonly codemods: readonly string[];
  readonly since: string;
  /** Versions before `since` with other changes that the page documents, oldest first. */
  readonly earlier?: readonly string[] | null | undefined;
  readonly severity: ChangeSeverity;
  /** By what files show that a project is affected; empty where they don't. */
  readonly signs: readonly Sign[];
}

const areaNames: Readonly<Record<string, string>> = {
  dependencies: "Dependencies",
  configuration: "Configuration",
  database: "Database",
  "backend-code": "Backend code",
  "content-api": "Content API",
  admin: "Admin panel",
  plugins: "Plugins",
} satisfies Record<ChangeArea, string>;

const outcomes: Readonly<Record<string, string>> = {
  silent: "Other results, no error",
  stops: "Stops with an error",
  deprecated: "Still works, deprecated",
} satisfies Record<ChangeSeverity, string>;

/** What readers know an area by. */
export function changeAreaName(area: string): string {
  return areaNames[area] ?? area;
}

/** What happens to who keeps the old form. */
export function changeOutcome(severity: string): string {
  return outcomes[severity] ?? severity;
}

/** What a row of the table of all changes is filtered by. */
export interface ChangeRow {
  readonly affects: readonly string[];
  readonly hasCodemod: boolean;
  readonly severity: string;
  /** Title, description and names of codemods, in small letters. */
  readonly words: string;
}
