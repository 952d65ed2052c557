import type { ReactElement } from "react";
import {
  type ConfigurationReport,
  outcomeNames,
  type Statement,
} from "../../shared/configuration/checkConfiguration";
import { absentText, nothingFound } from "../../shared/configuration/reportText";
import { platform } from "../../shared/platform";
import { Findings } from "./Findings";
import { Inline } from "./Inline";
import * as styles from "./Planner.module.css";

/** What the reader's configuration does in production. It doesn't depend on the chosen versions. */
export function ConfigurationView({ report }: { readonly report: ConfigurationReport }): ReactElement {
  const { statements, absent, isEmpty } = report;
  return (
    <section aria-label="Check the configuration" className={styles.section} data-section="configuration">
      <p className={styles.heading}>Check the configuration</p>
      {isEmpty ? (
        <p>
          Add the folder <code>config</code> and the file <code>.env</code> to find out what the options do
          together in production. This doesn’t depend on the versions that you choose.
        </p>
      ) : (
        <>
          <p>
            With <code>NODE_ENV=production</code> and the variables in <code>.env</code>. Each statement is
            proven with {platform.name} {platform.version}, on the page that it links to.
          </p>
          {absent.length > 0 && (
            <p className={styles.hint}>
              <Inline text={absentText(absent)} />
            </p>
          )}
          {statements.length === 0 ? (
            <p>{nothingFound}</p>
          ) : (
            <ul className={styles.items}>
              {statements.map((statement) => (
                <li key={statement.check.id}>
                  <StatementView statement={statement} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function StatementView({ statement: { check, findings } }: { readonly statement: Statement }): ReactElement {
  const { outcome, effect, change, title, path } = check;
  return (
    <div className={styles.statement} data-outcome={outcome}>
      <p>
        <strong className={styles.outcome}>{outcomeNames[outcome]}</strong> <Inline text={effect} />
      </p>
      <Findings findings={findings} />
      <p>
        <Inline text={`${change} See [${title}](${path}).`} />
      </p>
    </div>
  );
}
