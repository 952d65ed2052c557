import type { Answer } from "../content";
import type { PlacedSample } from "./collect";

/** What came of verifying a sample. */
export type Outcome =
  | { readonly isGood: true; readonly answer?: Answer | undefined }
  | {
      readonly isGood: false;
      /** One sentence. */
      readonly message: string;
      /** More lines, such as the answer that was not expected. */
      readonly detail?: string;
      /** Lines below the sample's own, for a place inside of its code. */
      readonly line?: number;
    };

/** Outcomes by sample; a sample that several mistakes were found in has one for each. */
export type Outcomes = ReadonlyMap<PlacedSample, readonly Outcome[]>;

export const good: Outcome = { isGood: true };

export function bad(message: string, more: { detail?: string; line?: number } = {}): Outcome {
  return { isGood: false, message, ...more };
}
