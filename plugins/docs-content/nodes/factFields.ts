import { meaning, noteOn } from "../facts/sheet";
import type { FactSheetFields } from "../store/stored";
import type { FieldMaker } from "./field";

/** Resolvers of a sheet of facts: its file, and each fact with its notes. */
export function factFields(field: FieldMaker) {
  const head = (key: "title" | "source" | "platform") => ({
    resolve: ({ sheet }: FactSheetFields) => sheet.facts?.[key] ?? "",
  });
  return {
    title: head("title"),
    source: head("source"),
    platform: head("platform"),
    columns: {
      resolve: ({ sheet }: FactSheetFields) =>
        (sheet.facts?.columns ?? []).map((column) => ({ ...column, isExtra: column.isExtra ?? false })),
    },
    rowCount: { resolve: ({ sheet }: FactSheetFields) => sheet.facts?.rows.length ?? 0 },
    rows: field(({ name }: FactSheetFields, find) => {
      const { facts, notes = {} } = find.facts(name) ?? {};
      return (facts?.rows ?? []).map(({ id, group = null, ...values }) => ({
        id,
        group,
        meaning: noteOn(notes, id, meaning) ?? null,
        values,
      }));
    }),
  };
}
