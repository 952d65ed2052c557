import type { ReactElement } from "react";

interface ChoiceGroup {
  readonly label: string;
  readonly options: readonly string[];
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly groups: readonly ChoiceGroup[];
  /** What an empty value is called; without it there is none. */
  readonly empty?: string;
  readonly onChange: (value: string) => void;
  readonly invalidBecause?: string | undefined;
  /** What an option is called where that is not its value. */
  readonly nameOf?: (value: string) => string;
}

/** A select that also shows a value that isn't one of its options, because the object can contain any value. */
export function Choice(props: ChoiceProps): ReactElement {
  const { label, value, groups, empty, onChange, invalidBecause, nameOf = (option) => option } = props;
  const filled = groups.filter(({ options }) => options.length > 0);
  const isKnown = value === "" ? empty !== undefined : filled.some(({ options }) => options.includes(value));
  const optionsOf = (options: readonly string[]) =>
    options.map((option) => (
      <option key={option} value={option}>
        {nameOf(option)}
      </option>
    ));
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-invalid={!isKnown || invalidBecause !== undefined}
      aria-describedby={invalidBecause}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {!isKnown && <option value={value}>{value === "" ? "choose …" : `${value} (unknown)`}</option>}
      {filled.length === 1
        ? optionsOf(filled[0]?.options ?? [])
        : filled.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {optionsOf(group.options)}
            </optgroup>
          ))}
    </select>
  );
}
