import fc from "fast-check";
import type { QueryValue } from "../../../shared/queryModel";
import { type Field, seededTexts } from "./schema";

const words = [...new Set(seededTexts)];

const texts = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...words).map((word) => word.slice(0, 3)) },
  { weight: 1, arbitrary: fc.constantFrom("É", "é", "SOUP", "%", "_", "100%", "a_b", "\\", "'", '"', "") },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 4 }) },
);
const times = fc.constantFrom(
  "2026-06-01T08:00:00.000Z",
  "2026-06-01T09:00:00.000Z",
  "2026-06-02",
  "2025-10-18",
  "2026-02-30",
  "1780300800000",
  "12:30",
  "now",
);

/** Valid values of a field, and some invalid ones. */
const usual: Readonly<Record<string, fc.Arbitrary<QueryValue>>> = {
  integer: fc.oneof(
    fc.integer({ min: -1, max: 60 }),
    fc.constantFrom<QueryValue>(1.5, "4", 2 ** 31, 2 ** 53),
  ),
  decimal: fc.oneof(
    fc.constantFrom(4.6, 4.5, 0, 5, 12.25, 4200),
    fc.double({ min: -1, max: 6, noNaN: true }),
  ),
  boolean: fc.constantFrom<QueryValue>(true, false, "true", "false", "t", "1", 0),
  date: times,
  datetime: times,
  json: fc.constantFrom<QueryValue>(["oven"], { a: 1 }, "[]", 3, '["baking tray","blender"]'),
  blocks: fc.constantFrom<QueryValue>(
    [],
    [{ type: "paragraph", children: [{ type: "text", text: "Stir." }] }],
    [{ type: "heading", level: 7, children: [] }],
    [{ type: "nothing" }],
    "text",
  ),
  email: fc.constantFrom("amina@saffron.example", "nobody", "a@b.example"),
  customField: fc.constantFrom("#7FA650", "#7fa650", "green"),
};

/** Values that are invalid almost everywhere. */
const odd: fc.Arbitrary<QueryValue> = fc.oneof(
  fc.constantFrom<QueryValue>(null, "null", "", [], ["a", "b"], { a: "b" }, "undefined", -0, 1e21),
  fc.integer(),
  texts,
);

export function valuesFor(field: Field | undefined): fc.Arbitrary<QueryValue> {
  const own = field?.enum ? fc.constantFrom(...field.enum, "unknown") : usual[field?.type ?? ""];
  return fc.oneof({ weight: 8, arbitrary: own ?? texts }, { weight: 1, arbitrary: odd });
}

/** Parameters that the platform doesn't support, or only in other places. */
export const oddNames = ["nope", "__proto__", "constructor", "$odd", "title", "password", "createdBy", "a.b"];
