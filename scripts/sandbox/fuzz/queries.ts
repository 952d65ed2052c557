import fc from "fast-check";
import { stringify } from "qs";
import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { filtersFor } from "./filters";
import { isNested, isScalar, namesOf, type Type, targetsOf } from "./schema";
import { oddNames } from "./values";

const order = fc.constantFrom("", ":asc", ":desc", ":DESC", ":up");

function sortOf(type: Type): fc.Arbitrary<QueryValue> {
  const scalar = fc.constantFrom(...namesOf(type, isScalar), "nope");
  const nested = fc.constantFrom(...nestedPaths(type), "id");
  const one = fc
    .tuple(fc.oneof({ weight: 4, arbitrary: scalar }, nested), order)
    .map((both) => both.join(""));
  return fc.oneof(
    { weight: 4, arbitrary: one },
    { weight: 2, arbitrary: fc.array(one, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(one, { minLength: 2, maxLength: 2 }).map((all) => all.join(",")) },
    { weight: 1, arbitrary: scalar.map((name): QueryObject => ({ [name]: "desc" })) },
  );
}

function nestedPaths(type: Type): string[] {
  return namesOf(type, isNested).flatMap((name) =>
    targetsOf(type.fields[name] ?? { type: "" })
      .slice(0, 1)
      .flatMap((target) => namesOf(target, isScalar).map((inside) => `${name}.${inside}`)),
  );
}

function fieldsOf(type: Type): fc.Arbitrary<QueryValue> {
  const usual = fc.constantFrom(...namesOf(type, isScalar));
  const any = fc.constantFrom(...Object.keys(type.fields), "nope", "*");
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(usual, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(any, { minLength: 1, maxLength: 2 }).map((all) => all.join(",")) },
    { weight: 1, arbitrary: any },
  );
}

function populateOf(type: Type, depth: number): fc.Arbitrary<QueryValue> {
  const names = namesOf(type, isNested);
  const some = fc.constantFrom(...names, ...nestedPaths(type), "nope", "createdBy", "localizations");
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom<QueryValue>("*", "true", "false", "", ["*"]) },
    { weight: 2, arbitrary: fc.array(some, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(some, { minLength: 1, maxLength: 2 }).map((all) => all.join(",")) },
    { weight: names.length > 0 ? 4 : 0, arbitrary: populateObject(type, depth) },
  );
}

function populateObject(type: Type, depth: number): fc.Arbitrary<QueryValue> {
  const one = fc.constantFrom("nope", ...namesOf(type, isNested)).chain((name) => {
    const targets = targetsOf(type.fields[name] ?? { type: "" });
    const [target] = targets;
    const flat = fc.constantFrom<QueryValue>("true", "*", "false", true, "nope");
    if (!target || depth === 0) return flat.map((value): QueryObject => ({ [name]: value }));
    const isZone = type.fields[name]?.type === "dynamiczone";
    const options = isZone ? on(targets, depth) : optionsOf(target, depth - 1);
    return fc
      .oneof({ weight: 1, arbitrary: flat }, { weight: 3, arbitrary: options })
      .map((value): QueryObject => ({ [name]: value }));
  });
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((all): QueryObject => Object.assign({}, ...all));
}

/** Of a dynamic zone, by component. */
function on(targets: readonly Type[], depth: number): fc.Arbitrary<QueryValue> {
  const one = fc
    .constantFrom(...targets)
    .chain((target) =>
      fc
        .oneof(fc.constant<QueryValue>("true"), optionsOf(target, depth - 1))
        .map((value): QueryObject => ({ [target.uid]: value })),
    );
  const several = fc.array(one, { minLength: 1, maxLength: 2 });
  return several.map((all): QueryObject => ({ on: Object.assign({}, ...all) }));
}

function optionsOf(type: Type, depth: number): fc.Arbitrary<QueryObject> {
  return fc
    .record(
      {
        filters: filtersFor(type, 1),
        sort: sortOf(type),
        fields: fieldsOf(type),
        populate: populateOf(type, depth),
        count: fc.constantFrom("true", "false"),
        limit: fc.constantFrom(1, -1, "x"),
      },
      { requiredKeys: [] },
    )
    .map((all): QueryObject => all);
}

const size = fc.constantFrom<QueryValue>(0, 1, 2, 3, 5, 25, 100, 101, -1, "x", "", 1.5, 1e9);
const pagination = fc.oneof(
  { weight: 4, arbitrary: fc.record({ page: size, pageSize: size }, { requiredKeys: [] }) },
  { weight: 3, arbitrary: fc.record({ start: size, limit: size }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: fc.record({ page: size, limit: size }) },
  {
    weight: 1,
    arbitrary: fc.record({ pageSize: size, withCount: fc.constantFrom("true", "false", "0", "x") }),
  },
  { weight: 1, arbitrary: fc.constantFrom<QueryValue>("x", ["1"], { nope: 1 }) },
);

/** Any query string. */
export function queryFor(type: Type): fc.Arbitrary<string> {
  const parts = {
    filters: filtersFor(type, 2),
    sort: sortOf(type),
    fields: fieldsOf(type),
    populate: populateOf(type, 2),
    pagination,
    locale: fc.constantFrom<QueryValue>("en", "fr", "fr", "*", "de", "", ["en", "fr"]),
    status: fc.constantFrom<QueryValue>("draft", "published", "modified", ["draft"]),
    _q: fc.constantFrom("soup", "SAFFRON", "%", "é", "4"),
    publicationFilter: fc.constantFrom("modified", "never-published", "has-published-version", "x"),
  };
  type Name = keyof typeof parts;
  const rare: readonly Name[] = ["_q", "publicationFilter"];
  const name = fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom(...(Object.keys(parts) as Name[]).filter((one) => !rare.includes(one))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  );
  const chosen = fc
    .uniqueArray(name, { maxLength: 3 })
    .chain((names) =>
      fc.tuple(
        ...names.map((one) => (parts[one] as fc.Arbitrary<QueryValue>).map((value) => [one, value] as const)),
      ),
    );
  const odd = fc.constantFrom(...oddNames).map((one) => [[one, "1"]] as const);
  return fc.oneof({ weight: 20, arbitrary: chosen }, { weight: 1, arbitrary: odd }).map((all) =>
    stringify(Object.fromEntries<QueryValue>([...all]), {
      encodeValuesOnly: true,
      strictNullHandling: true,
    }),
  );
}
