import type { BreakingChange } from "../../../shared/breakingChange";

/** With a number that versions can be compared by. */
export interface BreakingChangeFields extends BreakingChange {
  readonly sinceOrder: number;
  /** The version, or the first and the last of a page with several changes. */
  readonly versions: string;
}

/** A page about a breaking change, as lists of them show it. */
export interface ChangePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly breakingChange: BreakingChangeFields;
}
