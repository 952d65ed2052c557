import type { ReactElement } from "react";
import type { PlanItem, PlanSection, UpgradePlan } from "../../shared/upgrade/planTypes";
import { type CodePiece, ScrollableCode } from "../components/ScrollableCode/ScrollableCode";
import { Findings } from "./Findings";
import { Inline } from "./Inline";
import * as styles from "./Planner.module.css";

interface PlanViewProps {
  readonly plan: UpgradePlan;
  readonly done: ReadonlySet<string>;
  readonly onDone: (id: string, isDone: boolean) => void;
}

/** Lists that are long and not about the reader's files: they open on demand, and for printing. */
const folded: ReadonlySet<string> = new Set(["unseen", "absent"]);

export function PlanView({ plan, done, onDone }: PlanViewProps): ReactElement {
  const items = ({ items: all }: PlanSection) => (
    <ul className={styles.items}>
      {all.map((item) => (
        <li key={item.id}>
          <Item item={item} isDone={done.has(item.id)} onDone={onDone} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {plan.sections.map((section) => (
        <section
          key={section.id}
          aria-label={section.title}
          className={styles.section}
          data-section={section.id}
        >
          {folded.has(section.id) ? (
            <details>
              <summary>
                {section.title} ({section.items.length})
              </summary>
              <p>{section.note}</p>
              {items(section)}
            </details>
          ) : (
            <>
              <p className={styles.title}>{section.title}</p>
              {section.note && <p>{section.note}</p>}
              {items(section)}
            </>
          )}
        </section>
      ))}
    </>
  );
}

interface ItemProps {
  readonly item: PlanItem;
  readonly isDone: boolean;
  readonly onDone: (id: string, isDone: boolean) => void;
}

function Item({
  item: { id, text, command, example, findings = [] },
  isDone,
  onDone,
}: ItemProps): ReactElement {
  return (
    <div className={styles.item}>
      <input
        type="checkbox"
        checked={isDone}
        aria-label={`Done: ${plain(text)}`}
        onChange={({ currentTarget }) => onDone(id, currentTarget.checked)}
      />
      <div>
        <p>
          <Inline text={text} />
        </p>
        {command && (
          <p>
            <code>{command}</code>
          </p>
        )}
        {example && (
          <details className={styles.example}>
            <summary>
              Example: <code>{example.path}</code>
            </summary>
            <ScrollableCode
              label={`Change in ${example.path}`}
              text={example.diff}
              pieces={linesOf(example.diff)}
            />
          </details>
        )}
        {findings.length > 0 && <Findings findings={findings} />}
      </div>
    </div>
  );
}

function linesOf(diff: string): CodePiece[] {
  return diff.split("\n").map((line) => {
    const changed = line.startsWith("+") ? styles.added : line.startsWith("-") ? styles.removed : undefined;
    return { text: `${line}\n`, token: changed ?? null };
  });
}

/** The first sentence, as screen readers say it. */
function plain(text: string): string {
  const words = text.replace(/\]\([^)]*\)/g, "").replace(/[`[]/g, "");
  return /^.+?\.(?= |$)/.exec(words)?.[0] ?? words;
}
