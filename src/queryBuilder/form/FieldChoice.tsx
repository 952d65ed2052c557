import type { ReactElement } from "react";
import type { TypeInfo } from "../../../shared/queryModel";
import { selectable } from "../check/names";
import { useParts } from "./BuilderContext";
import { Problems, problemsId } from "./Problems";
import { TextInput } from "./TextInput";
import * as styles from "./Builder.module.css";

interface FieldChoiceProps {
  readonly type: TypeInfo | undefined;
  readonly fields: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
  /** Of the options that they belong to. */
  readonly ownerId: string;
}

/** The fields of the response; none selected means all. Names that the type doesn't have stay, so that readers can remove them. */
export function FieldChoice({ type, fields, onChange, ownerId }: FieldChoiceProps): ReactElement {
  const id = `${ownerId} fields`;
  const invalidBecause = useParts().problemsOf(id).length > 0 ? problemsId(id) : undefined;
  if (!type) {
    const change = (text: string) => onChange(text === "" ? [] : text.split(",").map((name) => name.trim()));
    return (
      <>
        <TextInput
          label="Fields, with commas between"
          value={fields.join(", ")}
          onChange={change}
          placeholder="title, rating"
          invalidBecause={invalidBecause}
        />
        <Problems id={id} />
      </>
    );
  }
  const known = selectable(type).map(({ field }) => field);
  const names = [...known, ...fields.filter((name) => !known.includes(name))];
  const toggle = (name: string, isOn: boolean) =>
    onChange(isOn ? [...fields, name] : fields.filter((field) => field !== name));
  return (
    <>
      <div className={styles.chips}>
        {names.map((name) => (
          <label key={name} className={styles.chip} data-unknown={!known.includes(name) && name !== "*"}>
            <input
              type="checkbox"
              checked={fields.includes(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
              aria-describedby={known.includes(name) ? undefined : invalidBecause}
            />
            {name}
          </label>
        ))}
      </div>
      <Problems id={id} />
    </>
  );
}
