import fc from "fast-check";
import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { type Field, namesOf, type Type, targetsOf } from "./schema";
import { oddNames, valuesFor } from "./values";

/** The body of a write request; undefined for none. A string is sent as it is. */
export function bodyFor(type: Type): fc.Arbitrary<QueryValue | undefined> {
  const odd = fc.constantFrom<QueryValue | undefined>(
    undefined,
    "",
    "{",
    "3",
    "[]",
    "null",
    '{"data":[]}',
    '{"data":{"__proto__":{"title":"x"},"constructor":1}}',
    {},
    { data: null },
    { data: "x" },
    { title: "No data" },
  );
  const data = fc.oneof(
    { weight: 3, arbitrary: complete(type) },
    { weight: 2, arbitrary: some(type, 2) },
    {
      weight: 1,
      arbitrary: fc.tuple(complete(type), oddField()).map(([a, b]): QueryObject => ({ ...a, ...b })),
    },
  );
  return fc.oneof(
    { weight: 12, arbitrary: data.map((given): QueryValue => ({ data: given })) },
    { weight: 1, arbitrary: odd },
  );
}

function oddField(): fc.Arbitrary<QueryObject> {
  return fc
    .tuple(fc.constantFrom(...oddNames), fc.constantFrom<QueryValue>("x", 1, { id: 1 }))
    .map(([name, value]): QueryObject => Object.fromEntries([[name, value]]));
}

/** With what the type requires, so that most of these are accepted. */
function complete(type: Type): fc.Arbitrary<QueryObject> {
  const names = namesOf(type, ({ required }) => required === true);
  const required = fc.record(Object.fromEntries(names.map((name) => [name, wellFormed(type.fields[name])])));
  return fc.tuple(required, some(type, 2)).map(([a, b]): QueryObject => ({ ...b, ...a }));
}

function wellFormed(field: Field | undefined): fc.Arbitrary<QueryValue> {
  if (field?.enum) return fc.constantFrom(...field.enum);
  if (field?.type === "integer") return fc.integer({ min: 1, max: 20 });
  if (field?.type === "uid") return fc.constantFrom("cold-soup", "warm-soup", "spring", "desserts");
  return fc.constantFrom("Cold soup", "Warm soup", "Éclair", "Spring");
}

function some(type: Type, depth: number): fc.Arbitrary<QueryObject> {
  const one = fc
    .constantFrom(...Object.keys(type.fields))
    .chain((name) => fieldValue(type.fields[name], depth).map((value): QueryObject => ({ [name]: value })));
  return fc.array(one, { maxLength: 4 }).map((all): QueryObject => Object.assign({}, ...all));
}

function fieldValue(field: Field | undefined, depth: number): fc.Arbitrary<QueryValue> {
  if (field?.type === "relation") return relation(targetsOf(field)[0]);
  if (field?.type === "media") return fc.constantFrom<QueryValue>(1, 2, null, [1, 2], 99, { id: 3 }, "x");
  if (field?.type === "dynamiczone") return list(zonePart(targetsOf(field), depth));
  if (field?.type !== "component") return valuesFor(field);
  const [target] = targetsOf(field);
  if (!target || depth === 0) return fc.constant(null);
  const part = fc.oneof(
    { weight: 3, arbitrary: complete(target) },
    { weight: 1, arbitrary: some(target, depth - 1) },
  );
  return field.repeatable ? list(part) : fc.oneof({ weight: 5, arbitrary: part }, fc.constant(null));
}

function list(part: fc.Arbitrary<QueryValue>): fc.Arbitrary<QueryValue> {
  const usual = fc.array(part, { maxLength: 3 });
  return fc.oneof(
    { weight: 8, arbitrary: usual },
    { weight: 1, arbitrary: part },
    fc.constantFrom(null, "x"),
  );
}

function zonePart(targets: readonly Type[], depth: number): fc.Arbitrary<QueryValue> {
  const known = fc.constantFrom(...targets).chain((target) => {
    const part = depth === 0 ? fc.constant<QueryObject>({}) : complete(target);
    return part.map((given): QueryObject => ({ __component: target.uid, ...given }));
  });
  const unknown = fc.constantFrom<QueryValue>({ __component: "blocks.nope" }, { heading: "x" }, null);
  return fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: unknown });
}

function relation(target: Type | undefined): fc.Arbitrary<QueryValue> {
  const documentId = fc.constantFrom(...(target?.documentIds ?? []), "nobodyhasthisdocumentid1");
  const named = documentId.map((given): QueryObject => ({ documentId: given }));
  const inLocale = fc
    .tuple(named, fc.constantFrom("en", "fr", "xx"))
    .map(([given, locale]): QueryObject => ({ ...given, locale }));
  const byId = fc.constantFrom<QueryValue>(1, 2, 5, 999);
  const one = fc.oneof<fc.Arbitrary<QueryValue>[]>(documentId, named, inLocale, byId);
  const several = fc.array(one, { maxLength: 3 });
  const position = fc.constantFrom<QueryObject>({ end: true }, { start: true }, { before: "x" });
  const moved = fc
    .tuple(named, position)
    .map(([given, place]): QueryObject => ({ ...given, position: place }));
  const orders = fc.record(
    { connect: fc.oneof(several, one, fc.array(moved, { maxLength: 2 })), disconnect: several, set: several },
    { requiredKeys: [] },
  );
  return fc.oneof<fc.Arbitrary<QueryValue>[]>(one, several, orders, fc.constant(null));
}
