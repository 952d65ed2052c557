import type { ReactElement } from "react";
import type { FieldInfo, TypeInfo } from "../../../shared/queryModel";
import { populatable, typeNamed } from "../check/names";
import { newId, noOptions, type Options, type Populate, type PopulateRow } from "../query/form";
import { useParts } from "./BuilderContext";
import { Choice } from "./Choice";
import { Problems, problemsId } from "./Problems";
import { AddButton, RemoveButton } from "./RowButtons";
import { TextInput } from "./TextInput";
import { useRows } from "./useRows";
import * as styles from "./Builder.module.css";

/** What is asked of the request itself, or of one thing that it populates. */
export interface RowOptions {
  /** What the options are about; undefined for a type that the model doesn't know, and for a dynamic zone. */
  readonly type: TypeInfo | undefined;
  /** The dynamic zone that they are about. */
  readonly zone?: FieldInfo | undefined;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  readonly id: string;
  /** Of what is asked, for the sections' names; empty for the request itself. */
  readonly title: string;
}

/** Shows a row's options. They contain rows themselves, so the form that contains both passes itself in. */
type RenderOptions = (props: RowOptions) => ReactElement;

interface PopulateFieldsProps {
  readonly type: TypeInfo | undefined;
  readonly populate: Populate;
  readonly onChange: (populate: Populate) => void;
  /** Unique in the form. */
  readonly name: string;
  readonly children: RenderOptions;
}

const modes = [
  { mode: "none", label: "Nothing" },
  { mode: "all", label: "Everything, one level deep (*)" },
  { mode: "chosen", label: "Chosen ones" },
] as const;

/** What to populate: nothing, everything, or selected relations, each with its own options. */
export function PopulateFields({
  type,
  populate,
  onChange,
  name,
  children,
}: PopulateFieldsProps): ReactElement {
  const fields = type && populatable(type);
  return (
    <>
      <div className={styles.radios}>
        {modes.map(({ mode, label }) => (
          <label key={mode}>
            <input
              type="radio"
              name={`populate-${name}`}
              checked={populate.mode === mode}
              onChange={() => onChange({ ...populate, mode })}
            />
            {label}
          </label>
        ))}
      </div>
      {populate.mode === "chosen" && (
        <RowList
          rows={populate.rows}
          onChange={(rows) => onChange({ mode: "chosen", rows })}
          known={fields?.map(({ field }) => field)}
          fieldOf={(row) => fields?.find(({ field }) => field === row)}
          noun="relation"
          name={name}
        >
          {children}
        </RowList>
      )}
    </>
  );
}

interface RowListProps {
  readonly rows: readonly PopulateRow[];
  readonly onChange: (rows: readonly PopulateRow[]) => void;
  /** Names to choose from; undefined where they are not known. */
  readonly known: readonly string[] | undefined;
  /** The field that a row's options are about; undefined for a type of blocks, which is a type itself. */
  readonly fieldOf: (name: string) => FieldInfo | undefined;
  readonly noun: "relation" | "block";
  readonly name: string;
  readonly children: RenderOptions;
}

/** Rows of a name and options: relations, or the types of blocks of a dynamic zone. */
export function RowList({
  rows,
  onChange,
  known,
  fieldOf,
  noun,
  name,
  children,
}: RowListProps): ReactElement {
  const { model, problemsOf } = useParts();
  const list = useRows(rows, onChange, name, noun);
  const label = noun === "relation" ? "Relation, file, component or zone" : "Type of block";
  return (
    <div className={styles.rows}>
      {rows.map((row) => {
        const field = fieldOf(row.name);
        const isZone = field?.type === "dynamiczone";
        const inner = typeNamed(
          model,
          noun === "block" ? row.name : isZone ? undefined : field?.targets?.[0],
        );
        const invalidBecause = problemsOf(row.id).length > 0 ? problemsId(row.id) : undefined;
        const change = (next: string) => list.replace({ ...row, name: next, options: noOptions });
        return (
          <fieldset key={row.id} className={styles.row} data-row={row.id}>
            <legend className="visuallyHidden">
              {label} {row.name}
            </legend>
            <div className={styles.controls}>
              {known ? (
                <Choice
                  label={label}
                  value={row.name}
                  groups={[{ label, options: known }]}
                  empty="choose …"
                  onChange={change}
                  invalidBecause={invalidBecause}
                />
              ) : (
                <TextInput label={label} value={row.name} onChange={change} invalidBecause={invalidBecause} />
              )}
              <RemoveButton what={row.name || `the ${noun}`} onClick={() => list.remove(row.id)} />
            </div>
            <Problems id={row.id} />
            {row.name !== "" &&
              children({
                type: inner,
                zone: isZone ? field : undefined,
                options: row.options,
                onChange: (options) => list.replace({ ...row, options }),
                id: row.id,
                title: row.name,
              })}
          </fieldset>
        );
      })}
      <div className={styles.adders}>
        <AddButton
          label={noun === "relation" ? "Relation, file, component or zone" : "Type of block"}
          name={name}
          onClick={() => list.add({ id: newId(), name: "", options: noOptions })}
        />
      </div>
    </div>
  );
}
