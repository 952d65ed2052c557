import type { ReactElement } from "react";
import { type Line, Lines } from "../requests/Lines";
import { sizeOf, statusLine, timeOf } from "../requests/summary";
import type { SandboxVersions } from "../sandbox/sandbox";
import { type Pair, type Side, statuses } from "./pairVersions";
import * as styles from "./Versions.module.css";

interface VersionsProps {
  readonly versions: SandboxVersions;
  /** Of the lines of both. */
  readonly pairs: readonly Pair[];
}

/** The draft and the published version of a response, line by line. */
export function Versions({ versions, pairs }: VersionsProps): ReactElement {
  return (
    <div className={styles.columns}>
      {statuses.map((status) => {
        const { status: code, ms, body } = versions[status];
        const name = status === "draft" ? "Draft" : "Published";
        const said = `Only ${name.toLowerCase()}`;
        return (
          <section key={status} className={styles.column} aria-label={name}>
            <div className={styles.head}>
              <strong>{name}</strong>
              <span className={styles.status} data-is-error={code >= 400}>
                {statusLine(code)}
              </span>
              <span>{timeOf(ms)}</span>
              <span>{sizeOf(body)}</span>
            </div>
            <Lines lines={pairs.map((pair) => lineOf(pair[status], pair.isSame, said))} />
          </section>
        );
      })}
    </div>
  );
}

/** @param side undefined where only the other version has a line */
function lineOf(side: Side, isSame: boolean, said: string): Line {
  if (side === undefined) return { kind: "missing", text: "" };
  return isSame ? { kind: "same", text: side } : { kind: "different", text: side, said };
}
