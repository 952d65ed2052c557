import type { DiffLine } from "../requests/diffLines";
import type { Ran } from "./createRunner";

/** What came of the last run of a sample. */
export interface Outcome extends Ran {
  /** What differs from the recorded response; undefined where nothing does. */
  readonly difference: readonly DiffLine[] | undefined;
  readonly isEdited: boolean;
  /** Whether it ran on the reader's schema: then there is no recorded response to compare it with. */
  readonly isOwn?: boolean;
  /** Whose names and data it used, in sentences, where these aren't the ones that the sample shows. */
  readonly ranOn?: string | undefined;
}
