import type { ReactElement } from "react";
import type { DiffLine } from "../requests/diffLines";
import * as styles from "./Difference.module.css";

/** What is said of a line to those who can't see its color. */
const words = { same: "", removed: "Only recorded: ", added: "Only here: ", gap: "" } as const;

/** How a response differs from the recorded one. */
export function Difference({ lines }: { readonly lines: readonly DiffLine[] }): ReactElement {
  return (
    <>
      <p className={styles.legend}>
        <span data-kind="removed">Recorded</span>
        <span data-kind="added">This run</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll has to be reachable by keyboard. */}
      <pre className={styles.lines} tabIndex={0}>
        {lines.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
          <span key={index} data-kind={kind}>
            {words[kind] !== "" && <span className="visuallyHidden">{words[kind]}</span>}
            {kind === "gap" ? `${text} equal ${text === "1" ? "line" : "lines"}` : text}
          </span>
        ))}
      </pre>
    </>
  );
}
