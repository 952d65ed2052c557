import type { ReactElement } from "react";
import type { TypeInfo } from "../../../shared/queryModel";
import { newId, type SortRow } from "../query/form";
import { useParts } from "./BuilderContext";
import { Choice } from "./Choice";
import { FieldPath } from "./FieldPath";
import { Problems, problemsId } from "./Problems";
import { AddButton, RemoveButton } from "./RowButtons";
import { useRows } from "./useRows";
import * as styles from "./Builder.module.css";

interface SortProps {
  readonly type: TypeInfo | undefined;
  readonly rows: readonly SortRow[];
  readonly onChange: (rows: readonly SortRow[]) => void;
  /** Unique in the form. */
  readonly name: string;
}

const directions = [{ label: "Direction", options: ["asc", "desc"] }];
const words: Readonly<Record<string, string>> = { asc: "ascending", desc: "descending" };

/** The fields that a list is sorted by, in order of precedence. */
export function Sort({ type, rows, onChange, name }: SortProps): ReactElement {
  const { problemsOf } = useParts();
  const list = useRows(rows, onChange, name, "field to sort by");
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => {
        const invalidBecause = problemsOf(row.id).length > 0 ? problemsId(row.id) : undefined;
        return (
          <fieldset key={row.id} className={styles.row} data-row={row.id}>
            <legend className="visuallyHidden">Sort by, {index + 1}</legend>
            <div className={styles.controls}>
              <FieldPath
                {...{ type, invalidBecause }}
                path={row.path}
                onChange={(path) => list.replace({ ...row, path })}
              />
              <Choice
                label="Direction"
                value={row.direction.toLowerCase()}
                groups={directions}
                nameOf={(value) => words[value] ?? value}
                onChange={(direction) => list.replace({ ...row, direction })}
                invalidBecause={invalidBecause}
              />
              <RemoveButton
                what={`sorting by ${row.path.join(".") || "no field"}`}
                onClick={() => list.remove(row.id)}
              />
            </div>
            <Problems id={row.id} />
          </fieldset>
        );
      })}
      <div className={styles.adders}>
        <AddButton
          label="Field to sort by"
          name={name}
          onClick={() => list.add({ id: newId(), path: [], direction: "asc" })}
        />
      </div>
    </div>
  );
}
