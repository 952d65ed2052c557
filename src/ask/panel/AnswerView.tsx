import { Fragment, lazy, type ReactElement, Suspense } from "react";
import type { Answer, Source } from "../answerer";
import { Quote } from "./Quote";
import { SourceLink } from "./SourceLink";
import * as styles from "./AnswerView.module.css";

/** Only what a language model says needs it. */
const Prose = lazy(async () => ({ default: (await import("./Prose")).Prose }));

interface AnswerViewProps {
  readonly answer: Answer;
  /** Nothing more comes. */
  readonly isWhole: boolean;
  readonly onFollow: () => void;
}

/** An answer's parts, and the sources that generated text cites. */
export function AnswerView({ answer, isWhole, onFollow }: AnswerViewProps): ReactElement {
  const { parts, sources } = answer;
  const quotes = parts.filter(({ kind }) => kind === "quote").length;
  return (
    <div className={styles.answer}>
      {quotes > 0 && (
        <p className={styles.lead}>
          {quotes === 1 ? "This passage fits your question best." : "These passages fit your question best."}
        </p>
      )}
      {parts.map((part, at) => {
        if (part.kind === "prose") {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever grow at the end.
            <Suspense key={at} fallback={<p>{part.markdown}</p>}>
              <Prose markdown={part.markdown} sources={sources} onFollow={onFollow} />
            </Suspense>
          );
        }
        const source = sources.find(({ number }) => number === part.source);
        return (
          <Fragment key={part.source}>
            {source && <Quote {...{ source, onFollow }} blocks={part.blocks} />}
          </Fragment>
        );
      })}
      {quotes === 0 && isWhole && <Cited sources={sources} onFollow={onFollow} />}
    </div>
  );
}

function Cited({
  sources,
  onFollow,
}: {
  readonly sources: readonly Source[];
  readonly onFollow: () => void;
}) {
  if (sources.length === 0)
    return (
      <p className={styles.unfounded}>
        This answer names no passage of the documentation: check it before you rely on it.
      </p>
    );
  return (
    <section className={styles.cited} aria-label="Sources">
      <h4>Sources</h4>
      <ul role="list">
        {sources.map((source) => (
          <li key={source.number}>
            <span className={styles.number}>{source.number}</span>
            <SourceLink source={source} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
