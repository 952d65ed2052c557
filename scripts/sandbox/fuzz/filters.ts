import fc from "fast-check";
import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { type Field, isNested, isScalar, namesOf, type Type, targetsOf } from "./schema";
import { oddNames, valuesFor } from "./values";

const comparing = ["$eq", "$eqi", "$ne", "$nei", "$gt", "$gte", "$lt", "$lte"];
const matching = ["$contains", "$notContains", "$containsi", "$notContainsi"];
const placed = ["$startsWith", "$startsWithi", "$endsWith", "$endsWithi"];
const lists = ["$in", "$notIn", "$between"];

/** Conditions of a type, down to `depth` relations. */
export function filtersFor(type: Type, depth: number): fc.Arbitrary<QueryValue> {
  const one = fc.oneof(
    { weight: 8, arbitrary: onScalar(type) },
    ...(depth > 0 ? deeper(type, depth - 1) : []),
    { weight: 1, arbitrary: odd },
  );
  return fc.oneof(
    { weight: 6, arbitrary: one },
    { weight: 2, arbitrary: fc.tuple(one, one).map(([a, b]): QueryObject => ({ ...a, ...b })) },
  );
}

function deeper(type: Type, depth: number) {
  return [
    { weight: 3, arbitrary: onNested(type, depth) },
    { weight: 2, arbitrary: group(type, depth) },
  ];
}

function onScalar(type: Type): fc.Arbitrary<QueryObject> {
  return fc
    .constantFrom(...namesOf(type, isScalar))
    .chain((name) => condition(type.fields[name]).map((value): QueryObject => ({ [name]: value })));
}

function condition(field: Field | undefined): fc.Arbitrary<QueryValue> {
  const value = valuesFor(field);
  const several = fc.oneof(
    { weight: 4, arbitrary: fc.array(value, { minLength: 2, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.oneof(value, fc.array(value, { maxLength: 3 })) },
  );
  const withOperator = fc.oneof(
    operation([...comparing, ...matching, ...placed], value),
    operation(lists, several),
    operation(["$null", "$notNull"], fc.constantFrom<QueryValue>("true", "false", true, "", "maybe")),
    operation(["$not"], fc.oneof(value, operation([...comparing, ...matching, "$null"], value))),
    operation(["$jsonSupersetOf", "$nope", "$EQ"], value),
  );
  return fc.oneof({ weight: 6, arbitrary: withOperator }, { weight: 1, arbitrary: value });
}

function operation(names: readonly string[], value: fc.Arbitrary<QueryValue>): fc.Arbitrary<QueryObject> {
  return fc.tuple(fc.constantFrom(...names), value).map(([name, given]): QueryObject => ({ [name]: given }));
}

function onNested(type: Type, depth: number): fc.Arbitrary<QueryObject> {
  const names = namesOf(type, isNested);
  if (names.length === 0) return onScalar(type);
  return fc.constantFrom(...names).chain((name) => {
    const [target] = targetsOf(type.fields[name] ?? { type: "" });
    const inside = target ? filtersFor(target, depth) : odd;
    const value = fc.oneof(
      { weight: 5, arbitrary: inside },
      { weight: 1, arbitrary: fc.constantFrom<QueryValue>({ $null: "true" }, { $notNull: "true" }, 1, "x") },
    );
    return value.map((given): QueryObject => ({ [name]: given }));
  });
}

function group(type: Type, depth: number): fc.Arbitrary<QueryObject> {
  const inside = filtersFor(type, depth);
  return fc.oneof(
    operation(["$and", "$or"], fc.array(inside, { minLength: 1, maxLength: 3 })),
    operation(["$not", "$and"], inside),
  );
}

const odd: fc.Arbitrary<QueryObject> = fc
  .tuple(fc.constantFrom(...oddNames), fc.constantFrom<QueryValue>("1", { $eq: "1" }, ["a"]))
  .map(([name, value]): QueryObject => Object.fromEntries([[name, value]]));
