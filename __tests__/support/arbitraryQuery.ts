import fc from "fast-check";
import type { QueryObject, QueryValue } from "../../shared/queryModel";

const name = fc.constantFrom(
  "title",
  "rating",
  "author",
  "blocks",
  "nutrition",
  "slug",
  "kind",
  "a b",
  "$odd",
);
const plain: fc.Arbitrary<QueryValue> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
  fc.boolean(),
  fc.constant(null),
);
const value = fc.oneof(plain, fc.array(plain, { minLength: 1, maxLength: 3 }));
const operator = fc.constantFrom("$eq", "$in", "$gte", "$null", "$between", "$nope");

/** Objects with at least one key, as filters need them. */
function filled(of: fc.Arbitrary<QueryValue>, keys: fc.Arbitrary<string> = name): fc.Arbitrary<QueryObject> {
  return fc.dictionary(keys, of, { minKeys: 1, maxKeys: 2, noNullPrototype: true });
}

/** Filters with every operator, nested relations, groups in groups, and things that no one should write. */
export const arbitraryFilters: fc.Arbitrary<QueryObject> = fc.letrec<{
  filter: QueryObject;
  field: QueryValue;
}>((tie) => ({
  field: fc.oneof({ maxDepth: 2 }, filled(value, operator), value, filled(tie("field"))),
  filter: fc.oneof(
    { maxDepth: 2 },
    filled(tie("field")),
    fc.record({ $and: fc.array(tie("filter"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ $or: fc.array(tie("filter"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ $not: tie("filter") }),
    fc.tuple(filled(tie("field")), tie("filter")).map(([a, b]) => ({ ...a, $or: [b] })),
  ),
})).filter;

const sort = fc.oneof(
  fc.constantFrom("title", "rating:desc", "author.name:asc,title", "x:down"),
  fc.array(fc.constantFrom("title:asc", "author.name:desc"), { minLength: 1, maxLength: 3 }),
  fc.constant({ author: { name: "desc" } }),
);
const fields = fc.oneof(fc.constantFrom("title,rating", "*"), fc.array(name, { minLength: 1, maxLength: 3 }));

const options = fc.letrec<{ options: QueryObject; populate: QueryValue }>((tie) => ({
  populate: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<QueryValue>("*", "author,cover", ["author", "steps.photo"], ["*"], true),
    fc.dictionary(name, fc.oneof(fc.constant<QueryValue>(true), tie("options")), {
      minKeys: 1,
      maxKeys: 2,
      noNullPrototype: true,
    }),
    fc.constant({ author: "*" }),
  ),
  options: fc
    .record(
      {
        filters: arbitraryFilters,
        sort,
        fields,
        populate: tie("populate"),
        on: fc.dictionary(
          fc.constantFrom("blocks.quote", "blocks.text"),
          fc.record<QueryObject>({ fields }),
          {
            maxKeys: 2,
            noNullPrototype: true,
          },
        ),
        other: plain,
      },
      { requiredKeys: [] },
    )
    .map((all): QueryObject => all),
})).options;

/** Whole queries, good and bad. */
export const arbitraryQuery: fc.Arbitrary<QueryObject> = fc
  .tuple(
    options,
    fc.record(
      {
        pagination: fc.constantFrom<QueryValue>(
          { page: 2, pageSize: 5 },
          { start: 0 },
          { withCount: false },
          "x",
        ),
        locale: fc.constantFrom<QueryValue>("fr", "*", ["en", "fr"]),
        status: fc.constantFrom<QueryValue>("draft", "modified"),
        publicationFilter: fc.constant<QueryValue>("modified"),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([a, b]): QueryObject => ({ ...a, ...b }));
