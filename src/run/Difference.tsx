import type { ReactElement } from "react";
import type { DiffLine } from "../requests/diffLines";
import { Lines } from "../requests/Lines";
import * as styles from "./Difference.module.css";

const said = { removed: "Only recorded", added: "Only here" } as const;

/** How a response differs from the recorded one. */
export function Difference({ lines }: { readonly lines: readonly DiffLine[] }): ReactElement {
  return (
    <>
      <p className={styles.legend}>
        <span data-kind="removed">Recorded</span>
        <span data-kind="added">This run</span>
      </p>
      <Lines
        lines={lines.map(({ kind, text }) => {
          if (kind === "gap") return { kind, text: `${text} equal ${text === "1" ? "line" : "lines"}` };
          return kind === "same" ? { kind, text } : { kind, text, said: said[kind] };
        })}
      />
    </>
  );
}
