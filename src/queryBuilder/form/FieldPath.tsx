import type { ReactElement } from "react";
import type { TypeInfo } from "../../../shared/queryModel";
import { fieldsAlong, leads, reachable, typeNamed } from "../check/names";
import { useParts } from "./BuilderContext";
import { Choice } from "./Choice";
import { TextInput } from "./TextInput";

interface FieldPathProps {
  /** Where the path begins; undefined for a type that the model doesn't know. */
  readonly type: TypeInfo | undefined;
  readonly path: readonly string[];
  readonly onChange: (path: readonly string[]) => void;
  readonly invalidBecause: string | undefined;
}

/** A field, chosen name by name: one select, and behind a relation, file or component one more. */
export function FieldPath({ type, path, onChange, invalidBecause }: FieldPathProps): ReactElement {
  const { model } = useParts();
  if (!type) {
    return (
      <TextInput
        label="Field"
        value={path.join(".")}
        onChange={(text) => onChange(text === "" ? [] : text.split("."))}
        placeholder="author.name"
        invalidBecause={invalidBecause}
      />
    );
  }
  const steps = fieldsAlong(model, type, path);
  const last = steps.at(-1)?.field;
  const beyond = last && leads(last) ? typeNamed(model, last.targets?.[0]) : undefined;
  const selects =
    path.length === 0 ? [{ type, name: "" }] : path.map((name, at) => ({ type: steps[at]?.type, name }));
  if (beyond) selects.push({ type: beyond, name: "" });

  return (
    <>
      {selects.map((select, at) => {
        const fields = select.type ? reachable(select.type) : [];
        const [ways, values] = [fields.filter(leads), fields.filter((field) => !leads(field))];
        const holder = path[at - 1];
        return (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: a select is nothing but its place in the path.
            key={at}
            label={holder === undefined ? "Field" : `Field of ${holder}`}
            value={select.name}
            empty={holder === undefined ? "choose a field …" : `${holder} itself`}
            groups={[
              { label: "Fields", options: values.map(({ field }) => field) },
              { label: "Leads to more fields", options: ways.map(({ field }) => field) },
            ]}
            onChange={(name) => onChange([...path.slice(0, at), ...(name === "" ? [] : [name])])}
            invalidBecause={invalidBecause}
          />
        );
      })}
    </>
  );
}
