import { stringify } from "qs";
import type { RestRequest } from "../../../shared/restRequest";
import { isScalar, namesOf, routedTypes } from "./schema";

const one = ["$eq", "$eqi", "$ne", "$nei", "$gt", "$gte", "$lt", "$lte"];
const parts = ["$contains", "$notContains", "$containsi", "$notContainsi"];
const ends = ["$startsWith", "$startsWithi", "$endsWith", "$endsWithi"];

/** A value that some of the seeded entries have, by the type of its field. */
const values: Readonly<Record<string, readonly [string, string]>> = {
  blocks: ["Roast", "Stir"],
  boolean: ["true", "false"],
  customField: ["#7FA650", "#E8A317"],
  date: ["2025-10-18", "2026-04-02"],
  datetime: ["2026-06-01T08:00:00.000Z", "2026-06-03T08:00:00.000Z"],
  decimal: ["2.4", "4.6"],
  enumeration: ["easy", "vegetable"],
  integer: ["4", "15"],
  json: ["blender", "oven"],
};
const texts = ["Roasted pumpkin soup", "s"] as const;

/** A field of each type. None of them is private, because filters can't use private fields. */
const fields = new Map(
  routedTypes.flatMap((type) =>
    namesOf(type, isScalar).map(
      (name) => [type.fields[name]?.type ?? "", { path: type.path, name }] as const,
    ),
  ),
);

/** Every operator on every type of field. */
export const operatorRequests: readonly RestRequest[] = [...fields].flatMap(([type, { path, name }]) => {
  const [low, high] = values[type] ?? texts;
  const conditions = [
    ...[...one, ...parts, ...ends, "$not", "$jsonSupersetOf"].map((operator) => ({ [operator]: low })),
    ...["$in", "$notIn", "$between"].map((operator) => ({ [operator]: [low, high] })),
    ...["$null", "$notNull"].map((operator) => ({ [operator]: "true" })),
  ];
  return conditions.map((condition): RestRequest => {
    const query = { filters: { [name]: condition }, fields: [name], status: "draft" };
    const target = `${path}?${stringify(query, { encodeValuesOnly: true })}`;
    return { method: "GET", target, headers: {}, as: "full-access" };
  });
});
