import type { TreeProps, TreeValue } from "../../../shared/tree";
import type { FactRow } from "../schema/facts";
import { type FactSheet, meaning, noteOn } from "./sheet";

/** The facts that a query builder works with. */
export const builderFacts = [
  "content-types",
  "content-type-fields",
  "filter-operators",
  "publication-filters",
] as const;

/**
 * The content types and operators that a query builder offers, as its `model` prop: see `QueryModel` in src/queryBuilder.
 *
 * @param find undefined where the facts are not there (the check reports that): the model lacks them then.
 */
export function builderModel(find: (name: string) => FactSheet | undefined): TreeProps {
  const rows = (name: (typeof builderFacts)[number]) => find(name)?.facts.rows ?? [];
  const fields = rows("content-type-fields");
  const notes = find("filter-operators")?.notes ?? {};
  return {
    types: rows("content-types").map((row) => ({
      ...picked(row, ["uid", "name", "route", "draftAndPublish", "localized"]),
      kind: row.group ?? "",
      fields: fields.filter(({ group }) => group === row.id).map(fieldOf),
    })),
    operators: rows("filter-operators")
      .filter(({ group }) => group !== "internal")
      .map((row) => ({
        ...picked(row, ["operator", "takes"]),
        group: row.group ?? "",
        meaning: plain(noteOn(notes, row.id, meaning) ?? ""),
      })),
    publicationFilters: rows("publication-filters").map(({ id }) => id),
  };
}

/** Only what is said of a field: most lead nowhere and take any value, and each page's data has to be sent. */
function fieldOf(row: FactRow): TreeProps {
  const { targets, values, many, private: isPrivate } = row;
  return {
    ...picked(row, ["field", "type"]),
    ...(Array.isArray(targets) && targets.length > 0 ? { targets } : {}),
    ...(Array.isArray(values) && values.length > 0 ? { values } : {}),
    ...(many === true ? { many } : {}),
    ...(isPrivate === true ? { private: true } : {}),
  };
}

function picked(row: FactRow, keys: readonly string[]): TreeProps {
  return Object.fromEntries(keys.map((key): [string, TreeValue] => [key, row[key] ?? null]));
}

/** A note's words without the signs of Markdown. */
function plain(note: string): string {
  return note.replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1").replaceAll("`", "");
}
