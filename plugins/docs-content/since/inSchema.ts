import type { UsedFact } from "./usedFact";

/** The options of fields in a schema, by the type of the field: `uid.regex`. */
export function usedFieldOptions(text: string): UsedFact[] {
  const { attributes } = objectIn(text);
  return Object.values(asObject(attributes)).flatMap((field) => {
    const { type, ...options } = asObject(field);
    if (typeof type !== "string") return [];
    return Object.keys(options).map((name) => ({ kind: "field-options", id: `${type}.${name}`, name }));
  });
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
