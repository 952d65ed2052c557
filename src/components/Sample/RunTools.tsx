import type { ReactElement } from "react";
import type { LiveAction } from "./useLive";
import * as styles from "../CodeBlock/CodeBlock.module.css";

interface RunToolsProps {
  readonly onRun: (name: LiveAction["name"]) => void;
}

/** Runs the sample in the reader's browser, or lets the reader change it first. */
export function RunTools({ onRun }: RunToolsProps): ReactElement {
  return (
    <>
      <button type="button" className={`${styles.tool} ${styles.run}`} onClick={() => onRun("run")}>
        Run
      </button>
      <button type="button" className={`${styles.tool} ${styles.run}`} onClick={() => onRun("edit")}>
        Edit
      </button>
    </>
  );
}
