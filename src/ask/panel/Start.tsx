import type { ReactElement } from "react";
import { introductions } from "./texts";
import * as styles from "./Start.module.css";

interface StartProps {
  readonly provider: string;
  /** Questions to begin with; none for none. */
  readonly starters: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** What an empty panel says: how to ask, and questions that a reader of this area may have. */
export function Start({ provider, starters, onAsk }: StartProps): ReactElement {
  return (
    <div className={styles.start}>
      <p>{introductions[provider]}</p>
      {starters.length > 0 && (
        <ul role="list" aria-label="Questions to begin with">
          {starters.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
