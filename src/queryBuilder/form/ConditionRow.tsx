import type { ReactElement } from "react";
import type { TypeInfo } from "../../../shared/queryModel";
import { fieldsAlong } from "../check/names";
import type { Condition } from "../query/form";
import { entryFor, fitted, startFor } from "../query/values";
import { useParts } from "./BuilderContext";
import { Choice } from "./Choice";
import { FieldPath } from "./FieldPath";
import { Problems, problemsId } from "./Problems";
import { RemoveButton } from "./RowButtons";
import { ValueInput } from "./ValueInput";
import * as styles from "./Builder.module.css";

interface ConditionRowProps {
  readonly type: TypeInfo | undefined;
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

/** A field, an operator, a value, and the operator's meaning. */
export function ConditionRow({ type, condition, onChange, onRemove }: ConditionRowProps): ReactElement {
  const { model, problemsOf } = useParts();
  const { id, path, value } = condition;
  const field = fieldsAlong(model, type, path).at(-1)?.field;
  const operator = model.operators.find((one) => one.operator === condition.operator);
  const comparing = model.operators.filter(({ group }) => group === "comparison").map((one) => one.operator);
  const invalidBecause = problemsOf(id).length > 0 ? problemsId(id) : undefined;

  const changePath = (next: readonly string[]) => {
    const nextField = fieldsAlong(model, type, next).at(-1)?.field;
    const isSameKind = nextField?.type === field?.type && nextField?.values === field?.values;
    const start = isSameKind
      ? value
      : fitted(startFor(nextField, value), entryFor(operator, nextField), nextField);
    onChange({ ...condition, path: next, value: start });
  };
  const changeOperator = (name: string) => {
    const next = model.operators.find((one) => one.operator === name);
    onChange({ ...condition, operator: name, value: fitted(value, entryFor(next, field), field) });
  };

  return (
    <fieldset className={styles.row} data-row={id}>
      <legend className="visuallyHidden">Condition {path.join(".")}</legend>
      <div className={styles.controls}>
        <FieldPath {...{ type, path, invalidBecause }} onChange={changePath} />
        <Choice
          label="Operator"
          value={condition.operator}
          groups={[{ label: "Operators", options: comparing }]}
          onChange={changeOperator}
          invalidBecause={invalidBecause}
        />
        <ValueInput
          {...{ operator, field, value, invalidBecause }}
          onChange={(next) => onChange({ ...condition, value: next })}
        />
        <RemoveButton what={`the condition on ${path.join(".") || "no field"}`} onClick={onRemove} />
      </div>
      {operator && path.length > 0 && (
        <p className={styles.hint}>
          <code>{operator.operator}</code> matches when the field {operator.meaning}.
        </p>
      )}
      <Problems id={id} />
    </fieldset>
  );
}
