import type { ReactElement } from "react";
import * as styles from "./Filters.module.css";

interface ChoiceFieldProps {
  readonly legend: string;
  /** Of the inputs; unique on the page. */
  readonly name: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** How many results each choice would leave. */
  readonly counts: Readonly<Record<string, number>>;
  /** Null for all. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** One of several choices, or all of them. A choice that would leave no result isn't offered. */
export function ChoiceField(props: ChoiceFieldProps): ReactElement {
  const { legend, name, choices, counts, chosen, onChoose } = props;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = [
    { id: null, label: "All", count: all },
    ...choices
      .map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 }))
      .filter(({ id, count }) => count > 0 || id === chosen),
  ];
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {rows.map(({ id, label, count }) => (
          <label key={label} className={styles.choice}>
            <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
            <span>{label}</span> <span className={styles.count}>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
