import type { ReactElement } from "react";
import type { QueryObject } from "../../../shared/queryModel";
import { useParts } from "./BuilderContext";
import { Problems } from "./Problems";
import { RemoveButton } from "./RowButtons";
import * as styles from "./Builder.module.css";

interface RestProps {
  readonly id: string;
  readonly rest: QueryObject;
  readonly onChange: (rest: QueryObject) => void;
}

/** Keys of the object that the form has no part for: they are kept, and can be removed. */
export function Rest({ id, rest, onChange }: RestProps): ReactElement | null {
  const { announce } = useParts();
  const keys = Object.keys(rest);
  if (keys.length === 0) return null;
  const remove = (key: string) => {
    onChange(Object.fromEntries(Object.entries(rest).filter(([name]) => name !== key)));
    announce(`Removed ${key}.`);
  };
  return (
    <fieldset className={styles.rest}>
      <legend>Written in the object alone</legend>
      {keys.map((key) => (
        <div key={key} className={styles.row}>
          <div className={styles.controls}>
            <code className={styles.raw}>
              {key}: {JSON.stringify(rest[key])}
            </code>
            <RemoveButton what={key} onClick={() => remove(key)} />
          </div>
          <Problems id={`${id} ${key}`} />
        </div>
      ))}
      <Problems id={`${id} rest`} />
    </fieldset>
  );
}
