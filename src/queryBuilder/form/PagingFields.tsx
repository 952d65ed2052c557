import type { ReactElement } from "react";
import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { useParts } from "./BuilderContext";
import { Choice } from "./Choice";
import { Field } from "./Field";
import { Problems, problemsId } from "./Problems";
import { TextInput } from "./TextInput";
import * as styles from "./Builder.module.css";

interface PagingFieldsProps {
  readonly pagination: QueryObject;
  readonly onChange: (pagination: QueryObject) => void;
  readonly id: string;
}

const kinds = [
  { kind: "page", label: "By page", keys: ["page", "pageSize"] },
  { kind: "offset", label: "By offset", keys: ["start", "limit"] },
] as const;

/** Which part of the list to return: by page or by offset. An empty field is left to the platform's default. */
export function PagingFields({ pagination, onChange, id }: PagingFieldsProps): ReactElement {
  const invalidBecause = useParts().problemsOf(id).length > 0 ? problemsId(id) : undefined;
  const set = (key: string, value: QueryValue | undefined) => {
    const { [key]: _old, ...others } = pagination;
    onChange(value === undefined ? others : { ...others, [key]: value });
  };
  return (
    <>
      {kinds.map(({ kind, label, keys }) => (
        <fieldset key={kind} className={styles.inline}>
          <legend>{label}</legend>
          {keys.map((key) => (
            <Field key={key} label={key}>
              <TextInput
                label={key}
                value={pagination[key] === undefined ? "" : String(pagination[key])}
                onChange={(text) => set(key, text.trim() === "" ? undefined : numberFrom(text))}
                isNumeric
                invalidBecause={invalidBecause}
              />
            </Field>
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.inline}>
        <legend>Total</legend>
        <Field label="withCount">
          <Choice
            label="withCount"
            value={pagination.withCount === undefined ? "" : String(pagination.withCount)}
            empty="as configured"
            groups={[{ label: "withCount", options: ["true", "false"] }]}
            onChange={(text) => set("withCount", text === "" ? undefined : text === "true")}
          />
        </Field>
      </fieldset>
      <Problems id={id} />
    </>
  );
}

function numberFrom(text: string): QueryValue {
  return /^\d+$/.test(text.trim()) ? Number(text) : text;
}
