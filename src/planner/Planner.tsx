import { type ReactElement, useState } from "react";
import { checkConfiguration } from "../../shared/configuration/checkConfiguration";
import { reportText } from "../../shared/configuration/reportText";
import { planUpgrade, versionProblem } from "../../shared/upgrade/plan";
import { planText } from "../../shared/upgrade/planText";
import { useCopy } from "../components/Copy/useCopy";
import { LoadFailure } from "../components/NearViewport/LoadFailure";
import { FileProblems } from "../files/FileProblems";
import { ConfigurationView } from "./ConfigurationView";
import { keepDone, readDone } from "./done";
import { FileForm } from "./FileForm";
import { PlanView } from "./PlanView";
import { useProject } from "./useProject";
import { useRules } from "./useRules";
import { VersionSelect } from "./VersionSelect";
import * as styles from "./Planner.module.css";

/** What the reader's configuration does, and the plan for an upgrade from one version to another. */
export function Planner(): ReactElement {
  const { known, hasFailed, again } = useRules();
  const [from, setFrom] = useState("4");
  const [chosen, setTo] = useState<string>();
  const [done, setDone] = useState(readDone);
  const { message, copy } = useCopy();
  const { project, status, add, fail, clear } = useProject(setFrom);
  if (!known)
    return hasFailed ? <LoadFailure what="The planner" onRetry={again} /> : <p>The planner is loading …</p>;
  const { rules, checks } = known;
  const to = chosen ?? rules.platform.version;
  const problem = versionProblem(from, to, rules);
  const plan = problem === undefined ? planUpgrade({ from, to, project, rules }) : undefined;
  const report = checkConfiguration(project, checks);

  const mark = (id: string, isDone: boolean) => {
    const next = new Set(done);
    if (isDone) next.add(id);
    else next.delete(id);
    setDone(next);
    keepDone(next);
  };
  const copyAll = () => {
    const { origin } = window.location;
    const parts = [
      ...(report.isEmpty ? [] : [reportText(report, origin)]),
      ...(plan ? [planText(plan, origin, done)] : []),
    ];
    copy(
      parts.join("\n"),
      "Copied as Markdown.",
      "Your browser doesn’t allow copying here. Print the page instead.",
    );
  };
  return (
    <section className={styles.planner} aria-label="Upgrade planner">
      <div className={styles.form}>
        <div className={styles.versions}>
          <VersionSelect label="From" value={from} onChange={setFrom} versions={["4", ...rules.releases]} />
          <VersionSelect label="To" value={to} onChange={setTo} versions={rules.releases} />
        </div>
        <FileForm onFiles={add} onUnreadable={fail} />
        <div role="status">{status}</div>
        <FileProblems problems={project.problems} className={styles.findings} />
        {project.files.length + project.problems.length > 0 && (
          <button type="button" className={styles.button} onClick={clear}>
            Remove the files
          </button>
        )}
      </div>
      {(plan || !report.isEmpty) && (
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={copyAll}>
            Copy as Markdown
          </button>
          <button type="button" className={styles.button} onClick={print}>
            Print
          </button>
          <span role="status">{message}</span>
        </div>
      )}
      <ConfigurationView report={report} />
      {problem && <p role="alert">{problem}</p>}
      {plan && (
        <>
          <p className={styles.heading}>
            Upgrade from Strapi {from === "4" ? "4.x" : from} to {to}
          </p>
          <PlanView plan={plan} done={done} onDone={mark} />
        </>
      )}
    </section>
  );
}

/** Lists that are folded are printed, too. */
function print() {
  for (const list of document.querySelectorAll("[data-section] details")) list.setAttribute("open", "");
  window.print();
}

// The name by which LiveTool takes it.
export { Planner as Tool };
