import type { DiffLine } from "../requests/diffLines";
import type { Ran } from "./createRunner";

/** What came of the last run of a sample. */
export interface Outcome extends Ran {
  /** What differs from the recorded response; undefined where nothing does. */
  readonly difference: readonly DiffLine[] | undefined;
  readonly isEdited: boolean;
}
