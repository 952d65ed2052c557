import type { FilterNode, Options, QueryForm } from "../query/form";

/** In a few words what each part of the form holds; empty where nothing is chosen. */
export function summaries({ filters, sort, fields, populate, on }: Options) {
  return {
    filters: counted(conditionsIn(filters), "condition"),
    sort: sort.map(({ path }) => path.join(".")).join(", "),
    fields: fields.length > 3 ? counted(fields.length, "field") : fields.join(", "),
    populate: populate.mode === "all" ? "everything" : populate.mode === "none" ? "" : namesOf(populate.rows),
    on: namesOf(on),
  };
}

export function pagingSummary({ pagination }: QueryForm): string {
  return Object.entries(pagination)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(", ");
}

export function versionSummary({ locale, status, publicationFilter }: QueryForm): string {
  return [locale, status, publicationFilter].filter((value) => value !== null).join(", ");
}

function namesOf(rows: readonly { readonly name: string }[]): string {
  return rows.map(({ name }) => name).join(", ") || (rows.length > 0 ? "…" : "");
}

function conditionsIn(nodes: readonly FilterNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.kind === "group" ? conditionsIn(node.children) : 1), 0);
}

function counted(count: number, noun: string): string {
  if (count === 0) return "";
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
