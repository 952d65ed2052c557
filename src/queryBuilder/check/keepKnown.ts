import type { QueryModel, TypeInfo } from "../../../shared/queryModel";
import type { FilterNode, Options, PopulateRow, SortRow } from "../query/form";
import { fieldsAlong, leads, populatable, selectable, typeNamed } from "./names";

/** The options without what a type doesn't have. All of them for a type that the model doesn't know. */
export function keepKnown<T extends Options>(options: T, type: TypeInfo | undefined, model: QueryModel): T {
  if (!type) return options;
  const fields = selectable(type).map(({ field }) => field);
  const rows = options.populate.rows.flatMap((row) => knownRow(row, type, model));
  const isNothing = options.populate.mode === "chosen" && rows.length === 0;
  return {
    ...options,
    filters: options.filters.flatMap((node) => knownFilter(node, type, model)),
    sort: options.sort.filter((row) => canSort(row, type, model)),
    fields: options.fields.filter((name) => name === "*" || fields.includes(name)),
    populate: { mode: isNothing ? "none" : options.populate.mode, rows },
  };
}

function knownFilter(node: FilterNode, type: TypeInfo, model: QueryModel): FilterNode[] {
  if (node.kind !== "group") {
    const names = node.path.filter((name) => !name.startsWith("$"));
    return isKnown(names, type, model) ? [node] : [];
  }
  const children = node.children.flatMap((child) => knownFilter(child, type, model));
  return children.length > 0 ? [{ ...node, children }] : [];
}

/** A row whose field isn't chosen to the end stays, and so does one beyond the types of the model. */
function isKnown(path: readonly string[], type: TypeInfo, model: QueryModel): boolean {
  return fieldsAlong(model, type, path).every(
    (step, at) => step.type === undefined || step.field !== undefined || path[at] === "",
  );
}

function canSort({ path }: SortRow, type: TypeInfo, model: QueryModel): boolean {
  const last = fieldsAlong(model, type, path).at(-1)?.field;
  return isKnown(path, type, model) && !(last && leads(last));
}

function knownRow(row: PopulateRow, type: TypeInfo, model: QueryModel): PopulateRow[] {
  if (row.name === "") return [row];
  const field = populatable(type).find((one) => one.field === row.name);
  if (!field) return [];
  if (field.type === "dynamiczone") {
    const on = row.options.on.filter(({ name }) => name === "" || field.targets?.includes(name));
    return [{ ...row, options: { ...row.options, on } }];
  }
  return [{ ...row, options: keepKnown(row.options, typeNamed(model, field.targets?.[0]), model) }];
}
