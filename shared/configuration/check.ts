import type { Scalar } from "../upgrade/sign";

/** What an option, or the options together, do: what breaks comes first. */
export const checkOutcomeIds = ["fails", "unsafe", "ignored", "depends"] as const;

export type CheckOutcome = (typeof checkOutcomeIds)[number];

/**
 * What has to be so for a statement to apply. Options are addressed from the file's name on, as in signs. Without a test, the
 * option has to be set. A value that only running the code would tell fulfills no condition.
 */
export type Condition =
  | {
      /** A path, or several of which any is enough. `*` stands for each entry. */
      readonly option: string | readonly string[];
      readonly is?: readonly Scalar[] | undefined;
      /** It isn't set, or has another value than these. */
      readonly isNot?: readonly Scalar[] | undefined;
      readonly isMissing?: true | undefined;
      /** A regular expression. */
      readonly matches?: string | undefined;
      /** Greater than a number, or than another option, whose default is `default`. */
      readonly above?: number | string | undefined;
      readonly default?: number | undefined;
      readonly below?: number | undefined;
      /** A list without one of these items. Upper and lower case are the same. */
      readonly lacks?: readonly string[] | undefined;
    }
  /** A variable in .env. Its value is never shown. Without a value, it is missing from the file. */
  | {
      readonly env: string | readonly string[];
      readonly matches?: string | undefined;
      readonly isMissing?: true | undefined;
    };

/** A statement about a configuration. Its page has it, with a proof. */
export interface ConfigurationCheck {
  readonly id: string;
  readonly outcome: CheckOutcome;
  /** All of them have to hold. */
  readonly if: readonly Condition[];
  /** What Strapi does, and what to do about it: Markdown with code and links. */
  readonly effect: string;
  readonly change: string;
  /** Route of the page with the proof, and its title. */
  readonly path: string;
  readonly title: string;
}
