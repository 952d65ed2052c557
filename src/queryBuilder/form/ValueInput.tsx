import type { ReactElement } from "react";
import type { FieldInfo, OperatorInfo, QueryValue } from "../../../shared/queryModel";
import { isList } from "../query/form";
import { entryFor, isNumeric, listFrom, textOf, valueFrom } from "../query/values";
import { Choice } from "./Choice";
import { TextInput } from "./TextInput";

interface ValueInputProps {
  readonly operator: OperatorInfo | undefined;
  readonly field: FieldInfo | undefined;
  readonly value: QueryValue;
  readonly onChange: (value: QueryValue) => void;
  readonly invalidBecause: string | undefined;
}

/** Where a value is entered: in the way that fits its operator and field. */
export function ValueInput({
  operator,
  field,
  value,
  onChange,
  invalidBecause,
}: ValueInputProps): ReactElement {
  const entry = entryFor(operator, field);
  const shared = { invalidBecause, isNumeric: isNumeric(field) };
  if (entry === "flag") {
    const groups = [{ label: "Value", options: ["true", "false"] }];
    const change = (text: string) => onChange(text === "true");
    return (
      <Choice label="Value" value={textOf(value)} groups={groups} onChange={change} {...{ invalidBecause }} />
    );
  }
  if (entry === "choice") {
    const groups = [{ label: "Value", options: field?.values ?? [] }];
    return (
      <Choice
        label="Value"
        value={textOf(value)}
        groups={groups}
        onChange={onChange}
        {...{ invalidBecause }}
      />
    );
  }
  if (entry === "list") {
    const change = (text: string) => onChange(listFrom(text, field));
    return (
      <TextInput label="Values, with commas between" value={textOf(value)} onChange={change} {...shared} />
    );
  }
  if (entry === "pair") {
    const [from = "", to = ""] = isList(value) ? value : [value];
    return (
      <>
        <TextInput
          label="From"
          value={String(from)}
          onChange={(text) => onChange([valueFrom(text, field), to])}
          {...shared}
        />
        <TextInput
          label="To"
          value={String(to)}
          onChange={(text) => onChange([from, valueFrom(text, field)])}
          {...shared}
        />
      </>
    );
  }
  const change = (text: string) => onChange(valueFrom(text, field));
  return <TextInput label="Value" value={textOf(value)} onChange={change} {...shared} />;
}
