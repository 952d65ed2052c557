import type { ReactElement } from "react";
import { sizeOf, statusLine, timeOf } from "../requests/summary";
import type { SandboxVersions } from "../sandbox/sandbox";
import { type Pair, type Side, statuses } from "./pairVersions";
import * as styles from "./Versions.module.css";

interface VersionsProps {
  readonly versions: SandboxVersions;
  /** Of the lines of both. */
  readonly pairs: readonly Pair[];
}

/** The draft and the published version for a request, line beside line. */
export function Versions({ versions, pairs }: VersionsProps): ReactElement {
  return (
    <div className={styles.columns}>
      {statuses.map((status) => {
        const { status: code, ms, body } = versions[status];
        const name = status === "draft" ? "Draft" : "Published";
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
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll has to be reachable by keyboard. */}
            <pre className={styles.lines} tabIndex={0}>
              {pairs.map((pair, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
                <Line key={index} side={pair[status]} isSame={pair.isSame} name={name} />
              ))}
            </pre>
          </section>
        );
      })}
    </div>
  );
}

interface LineProps {
  /** Undefined where only the other version has a line. */
  readonly side: Side;
  readonly isSame: boolean;
  readonly name: string;
}

function Line({ side, isSame, name }: LineProps): ReactElement {
  if (side === undefined) return <span data-kind="missing" aria-hidden="true" />;
  if (isSame) return <span>{side}</span>;
  return (
    <span data-kind="different">
      <span className="visuallyHidden">Only {name.toLowerCase()}: </span>
      {side}
    </span>
  );
}
