import type { ReactElement } from "react";

interface ChoiceProps {
  readonly label: string;
  /** What it is called when nothing is chosen. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

/** One filter of a table: all rows, or those of one value. */
export function Choice({ label, all, value, options, onChange }: ChoiceProps): ReactElement {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{all}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
