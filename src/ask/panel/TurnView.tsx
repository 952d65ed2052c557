import { Link } from "gatsby";
import type { ReactElement } from "react";
import { resultsPath } from "../../../shared/paths";
import { maxQueryLength } from "../../search/limits";
import { isRunning, type Turn } from "../conversation";
import { AnswerTools } from "./AnswerTools";
import { AnswerView } from "./AnswerView";
import { errorTexts, nothingFits } from "./texts";
import * as styles from "./TurnView.module.css";

interface TurnViewProps {
  readonly turn: Turn;
  /** Where results are shown; null for nowhere. */
  readonly searchPath: string | null;
  /** Given for the last turn. */
  readonly onRetry: (() => void) | undefined;
  readonly onRate: (helpful: boolean) => void;
  /** A link was followed. */
  readonly onFollow: () => void;
}

/** A question, and what became of it. */
export function TurnView({ turn, searchPath, onRetry, onRate, onFollow }: TurnViewProps): ReactElement {
  const { question, answer, state, reason } = turn;
  const hasAnswer = answer !== null && answer.parts.length > 0;
  const instead = searchPath !== null && (
    <Link to={resultsPath(question.slice(0, maxQueryLength), searchPath)} onClick={onFollow}>
      Search for it
    </Link>
  );

  return (
    <article className={styles.turn} aria-busy={isRunning(turn)}>
      <h3 dir="auto">{question}</h3>
      {hasAnswer && <AnswerView answer={answer} isWhole={state === "done"} onFollow={onFollow} />}
      {isRunning(turn) && !hasAnswer && (
        <p className={styles.thinking} aria-hidden="true">
          <span />
          <span />
          <span />
        </p>
      )}
      {state === "done" && !hasAnswer && (
        <p className={styles.nothing}>
          {nothingFits} Try other words. {instead}
        </p>
      )}
      {state === "stopped" && <p className={styles.note}>You stopped this answer.</p>}
      {reason && (
        <p className={styles.error} role="alert">
          {errorTexts[reason]} {instead}
        </p>
      )}
      {!isRunning(turn) && (
        <AnswerTools
          answer={hasAnswer ? answer : null}
          helpful={turn.helpful}
          canRate={state === "done"}
          onRate={onRate}
          onRetry={state === "done" ? undefined : onRetry}
        />
      )}
    </article>
  );
}
