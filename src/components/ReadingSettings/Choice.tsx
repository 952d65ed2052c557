import type { ReactElement } from "react";
import * as styles from "./ReadingPanel.module.css";

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (value: Value) => void;
}

/** One of few, all in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const { name, legend, options, chosen, onChoose } = props;
  return (
    <fieldset className={styles.choice} data-choice={name}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} data-value={value}>
            <input
              type="radio"
              name={`reading-${name}`}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
