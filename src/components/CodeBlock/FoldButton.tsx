import type { ReactElement } from "react";
import { linesId } from "./CodeLines";
import * as styles from "./CodeBlock.module.css";

/** A folded block shows about this many lines; the style sheet cuts it off there. */
export const linesWhenCollapsed = 12;

/** Code of more lines is shown in part at first. */
export const maxLines = 30;

/** The same for a response, of which most readers need only the beginning. A folded one hides at least ten lines. */
export const maxResponseLines = linesWhenCollapsed + 9;

interface FoldButtonProps {
  /** Of the block whose lines it folds. */
  readonly id: string;
  readonly lines: number;
  /** Of a list, where that tells a reader more. */
  readonly entries?: number | undefined;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** Expands or collapses long code. */
export function FoldButton({ id, lines, entries, isFolded, onFold }: FoldButtonProps): ReactElement {
  const all = entries === undefined ? `${lines} lines` : `${entries} entries (${lines} lines)`;
  return (
    <button
      type="button"
      className={styles.more}
      aria-expanded={!isFolded}
      aria-controls={linesId(id)}
      onClick={() => onFold(!isFolded)}
    >
      {isFolded ? `Show all ${all}` : "Show fewer lines"}
    </button>
  );
}
