import type { Ran } from "./createRunner";
import type { DiffLine } from "./diffLines";

/** What came of the last run of a sample. */
export interface Outcome extends Ran {
  /** What differs from the recorded response; undefined where nothing does. */
  readonly difference: readonly DiffLine[] | undefined;
  readonly isEdited: boolean;
}
