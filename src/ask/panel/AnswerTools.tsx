import { withPrefix } from "gatsby";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { ReactElement } from "react";
import { useCopy } from "../../components/Copy/useCopy";
import type { Answer } from "../answerer";
import { answerText } from "../answerText";
import * as styles from "./AnswerTools.module.css";

interface AnswerToolsProps {
  /** Null where there is nothing to copy. */
  readonly answer: Answer | null;
  readonly helpful: boolean | null;
  /** What was broken off can't be judged. */
  readonly canRate: boolean;
  readonly onRate: (helpful: boolean) => void;
  readonly onRetry: (() => void) | undefined;
}

const copied = "Copied";

/** Actions for an answer: copy it, rate it, ask again. */
export function AnswerTools({ answer, helpful, canRate, onRate, onRetry }: AnswerToolsProps): ReactElement {
  const { message, copy } = useCopy();

  return (
    <div className={styles.tools}>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          <RotateCcw size={16} aria-hidden="true" />
          Ask again
        </button>
      )}
      {answer && (
        <button
          type="button"
          onClick={() => copy(answerText(answer, urlOf), copied, "Your browser forbids copying")}
        >
          {message === copied ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <Copy size={16} aria-hidden="true" />
          )}
          <span aria-live="polite">{message || "Copy"}</span>
        </button>
      )}
      {canRate && (
        <fieldset className={styles.rating}>
          <legend className="visuallyHidden">Did this answer help?</legend>
          <button
            type="button"
            aria-label="Helpful"
            aria-pressed={helpful === true}
            onClick={() => onRate(true)}
          >
            <ThumbsUp size={16} aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label="Not helpful"
            aria-pressed={helpful === false}
            onClick={() => onRate(false)}
          >
            <ThumbsDown size={16} aria-hidden="true" />
          </button>
          <span role="status">{helpful !== null && "Thank you"}</span>
        </fieldset>
      )}
    </div>
  );
}

function urlOf(url: string): string {
  return `${window.location.origin}${withPrefix(url)}`;
}
