import type { ReactElement } from "react";
import type { TypeInfo } from "../../../shared/queryModel";
import type { FilterNode, Group, RawFilter } from "../query/form";
import { condition, group } from "../query/readFilters";
import { ConditionRow } from "./ConditionRow";
import { Problems } from "./Problems";
import { AddButton, RemoveButton } from "./RowButtons";
import { useRows } from "./useRows";
import * as styles from "./Builder.module.css";

interface FiltersProps {
  readonly type: TypeInfo | undefined;
  readonly nodes: readonly FilterNode[];
  readonly onChange: (nodes: readonly FilterNode[]) => void;
  /** Unique in the form. */
  readonly name: string;
}

const joins: Readonly<Record<Group["join"], string>> = {
  $and: "All of these match ($and)",
  $or: "At least one of these matches ($or)",
  $not: "None of this matches ($not)",
  all: "These match together",
};

/** Conditions that all have to match, and groups of them. */
export function Filters({ type, nodes, onChange, name }: FiltersProps): ReactElement {
  const rows = useRows(nodes, onChange, name, "filter");
  const addCondition = () => rows.add(condition([], "$eq", ""));
  const addGroup = (join: Group["join"]) => rows.add(group(join, [condition([], "$eq", "")]));
  return (
    <div className={styles.rows}>
      {nodes.map((node) => {
        const shared = { type, onRemove: () => rows.remove(node.id) };
        if (node.kind === "condition")
          return <ConditionRow key={node.id} condition={node} onChange={rows.replace} {...shared} />;
        if (node.kind === "raw") return <RawRow key={node.id} node={node} onRemove={shared.onRemove} />;
        return <GroupRow key={node.id} node={node} onChange={rows.replace} {...shared} />;
      })}
      <div className={styles.adders}>
        <AddButton label="Condition" name={name} onClick={addCondition} />
        <AddButton label="$or group" onClick={() => addGroup("$or")} />
        <AddButton label="$and group" onClick={() => addGroup("$and")} />
        <AddButton label="$not group" onClick={() => addGroup("$not")} />
      </div>
    </div>
  );
}

interface GroupRowProps {
  readonly type: TypeInfo | undefined;
  readonly node: Group;
  readonly onChange: (node: Group) => void;
  readonly onRemove: () => void;
}

function GroupRow({ type, node, onChange, onRemove }: GroupRowProps): ReactElement {
  return (
    <fieldset className={styles.group} data-row={node.id}>
      <legend className="visuallyHidden">{joins[node.join]}</legend>
      <div className={styles.groupHead}>
        <span aria-hidden="true">{joins[node.join]}</span>
        <RemoveButton what={`the ${node.join} group`} onClick={onRemove} />
      </div>
      <Filters
        type={type}
        nodes={node.children}
        onChange={(children) => onChange({ ...node, children })}
        name={node.id}
      />
    </fieldset>
  );
}

/** What only the object can say. */
function RawRow({
  node,
  onRemove,
}: {
  readonly node: RawFilter;
  readonly onRemove: () => void;
}): ReactElement {
  return (
    <fieldset className={styles.row} data-row={node.id}>
      <legend className="visuallyHidden">Written in the object</legend>
      <div className={styles.controls}>
        <code className={styles.raw}>
          {node.path.join(" › ")}: {JSON.stringify(node.value)}
        </code>
        <RemoveButton what={node.path.join(".")} onClick={onRemove} />
      </div>
      <p className={styles.hint}>The form has no row for this. Change it in the object below.</p>
      <Problems id={node.id} />
    </fieldset>
  );
}
