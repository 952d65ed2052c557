import { type ReactElement, useCallback, useMemo, useRef } from "react";
import { CodeLines } from "../CodeBlock/CodeLines";
import { useScrolls } from "../CodeBlock/useScrolls";
import { LoadFailure } from "../NearViewport/LoadFailure";
import { useNearViewport } from "../NearViewport/useNearViewport";
import { PlaygroundTitle } from "./PlaygroundTitle";
import * as styles from "./Playground.module.css";

interface PlaygroundProps {
  /** Unique on the page. */
  readonly id: string;
  /** The code, colored by the compiler: what a reader without JavaScript sees. */
  readonly html: string;
  readonly lang: string;
  readonly title?: string;
}

const noStates = {};

/** Code that readers can change and run. The editor and what runs the code are loaded when the reader comes near. */
export function Playground({ id, html, lang, title = "Live example" }: PlaygroundProps): ReactElement {
  const figure = useRef<HTMLElement>(null);
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const load = useCallback(async () => {
    const { LivePlayground } = await import("../../playground/editor/LivePlayground");
    return { LivePlayground, code: code.current?.textContent ?? "" };
  }, []);
  const markup = useMemo(() => ({ __html: html }), [html]);
  const scrolls = useScrolls(pre, code);
  const { state, value, start } = useNearViewport(figure, load);
  const Live = value?.LivePlayground;

  return (
    <figure ref={figure} className={styles.playground} id={id}>
      {Live ? (
        <Live initialCode={value.code} lang={lang} title={title} />
      ) : (
        <>
          <PlaygroundTitle lang={lang} title={title} />
          <CodeLines
            {...{ id, lang, markup, pre, code }}
            states={noStates}
            scrollLabel={scrolls ? `Code: ${title}` : undefined}
          />
          <div className={styles.bar}>Result</div>
          <div className={styles.result}>
            {state === "failed" && <LoadFailure what="The editor" onRetry={start} />}
          </div>
          <p className={styles.noScript}>With JavaScript you can change and run this code here.</p>
        </>
      )}
    </figure>
  );
}
