import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { changeAreaName, changeOutcome } from "../../../shared/breakingChange";
import * as styles from "./BreakingChangeCard.module.css";

interface BreakingChangeCardProps {
  readonly change: Queries.BreakingChangeCardFragment;
}

/** What a breaking change means for a project, before the page says it in full. */
export function BreakingChangeCard({ change }: BreakingChangeCardProps): ReactElement {
  const { affects, codemods, commands, versions, severity } = change;
  return (
    <dl className={styles.card} data-severity={severity}>
      <div>
        <dt>Concerns</dt>
        <dd>{affects.map(changeAreaName).join(", ")}</dd>
      </div>
      <div>
        <dt>Since</dt>
        <dd>{versions}</dd>
      </div>
      <div className={styles.outcome}>
        <dt>The old form</dt>
        <dd>{changeOutcome(severity)}</dd>
      </div>
      <div className={styles.wide}>
        <dt>Codemod</dt>
        {codemods.length === 0 ? (
          <dd>None: the upgrade tool leaves this to you</dd>
        ) : (
          <dd>
            {codemods.map((id, index) => (
              <span key={id}>
                {index > 0 && ", "}
                <code>{id}</code>
              </span>
            ))}
            . It runs with the upgrade. Alone, once the project is on Strapi 5:
            {commands.map((command) => (
              <code key={command} className={styles.command}>
                {command}
              </code>
            ))}
          </dd>
        )}
      </div>
    </dl>
  );
}

export const breakingChangeCardFragment = graphql`
  fragment BreakingChangeCard on BreakingChange {
    affects
    codemods
    commands
    versions
    severity
  }
`;
