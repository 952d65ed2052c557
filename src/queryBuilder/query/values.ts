import type { FieldInfo, OperatorInfo, QueryValue } from "../../../shared/queryModel";
import { isList } from "./form";

const numeric = new Set(["integer", "biginteger", "decimal", "float"]);

export function isNumeric(field: FieldInfo | undefined): boolean {
  return field !== undefined && numeric.has(field.type);
}

/** How a value is entered. */
export type Entry = "flag" | "choice" | "pair" | "list" | "text";

/** @param operator undefined for one that the platform doesn't know. */
export function entryFor(operator: OperatorInfo | undefined, field: FieldInfo | undefined): Entry {
  if (operator?.operator === "$null" || operator?.operator === "$notNull") return "flag";
  if (operator?.operator === "$between") return "pair";
  if (operator?.takes === "a list of values") return "list";
  if (field?.type === "boolean") return "flag";
  return field?.values ? "choice" : "text";
}

/** A typed text as the value of a field. What fits the field's type no better stays text. */
export function valueFrom(text: string, field: FieldInfo | undefined): string | number {
  const number = Number(text);
  return isNumeric(field) && text.trim() !== "" && Number.isFinite(number) ? number : text;
}

/** Values with commas between them. */
export function listFrom(text: string, field: FieldInfo | undefined): (string | number)[] {
  return text === "" ? [] : text.split(",").map((part) => valueFrom(part.trim(), field));
}

export function textOf(value: QueryValue): string {
  return isList(value) ? value.map(String).join(", ") : String(value);
}

/** A value of the kind that an operator takes, as near to the present one as can be. */
export function fitted(value: QueryValue, entry: Entry, field: FieldInfo | undefined): QueryValue {
  const first = isList(value) ? (value[0] ?? startFor(field)) : value;
  if (entry === "flag") return typeof first === "boolean" ? first : true;
  if (entry === "list") return isList(value) ? value : [first];
  if (entry === "pair") return isList(value) && value.length === 2 ? value : [first, first];
  return first === null || typeof first === "boolean" || isList(value) !== isList(first)
    ? startFor(field, first)
    : first;
}

/** What a new condition on a field is begun with: something that the platform takes. */
export function startFor(field: FieldInfo | undefined, present: QueryValue = ""): QueryValue {
  if (field?.type === "boolean") return true;
  if (field?.values) return field.values.includes(String(present)) ? present : (field.values[0] ?? "");
  if (isNumeric(field)) return typeof present === "number" ? present : 1;
  if (field?.type === "date") return "2026-01-01";
  if (field?.type === "datetime") return "2026-01-01T00:00:00Z";
  return typeof present === "string" ? present : String(present ?? "");
}
