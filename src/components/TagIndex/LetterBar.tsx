import type { ReactElement } from "react";
import { idOfLetter } from "./letters";
import * as styles from "./LetterBar.module.css";

interface LetterBarProps {
  readonly letters: readonly { readonly letter: string }[];
  /** Letters whose entries are shown; the others keep their place, so that nothing moves while the reader types. */
  readonly linked: ReadonlySet<string>;
}

/** Leads to the first entry of each letter, and stays in sight. */
export function LetterBar({ letters, linked }: LetterBarProps): ReactElement {
  return (
    <nav aria-label="Letters" className={styles.letters} data-print="hidden">
      <ul role="list">
        {letters.map(({ letter }) => (
          <li key={letter}>
            {linked.has(letter) ? <a href={`#${idOfLetter(letter)}`}>{letter}</a> : <span>{letter}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
