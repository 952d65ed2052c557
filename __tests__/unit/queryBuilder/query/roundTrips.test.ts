import fc from "fast-check";
import qs from "qs";
import type { QueryObject, QueryValue } from "../../../../shared/queryModel";
import { queryText } from "../../../../shared/queryText";
import { objectText, parseObject } from "../../../../src/queryBuilder/query/objectText";
import { readQuery } from "../../../../src/queryBuilder/query/readQuery";
import { writeQuery } from "../../../../src/queryBuilder/query/writeQuery";
import { arbitraryQuery } from "../../../support/arbitraryQuery";

const throughForm = (query: QueryObject) => writeQuery(readQuery(query));

/** Rows are named anew whenever a query is read. */
function withoutIds(form: unknown): unknown {
  return JSON.parse(JSON.stringify(form, (key, value) => (key === "id" ? undefined : value)));
}

/** All values in an object, in any order: what a form must not lose. */
function leavesOf(value: QueryValue | undefined): string[] {
  if (typeof value !== "object" || value === null) return value === undefined ? [] : [String(value)];
  return Object.values(value).flatMap(leavesOf);
}

it("gives an object back that it has brought into its own spelling", () => {
  fc.assert(
    fc.property(arbitraryQuery, (query) => {
      const once = throughForm(query);
      expect(throughForm(once)).toEqual(once);
    }),
    { numRuns: 200 },
  );
});

it("shows the same form for both spellings", () => {
  fc.assert(
    fc.property(arbitraryQuery, (query) => {
      const once = throughForm(query);
      expect(withoutIds(readQuery(throughForm(once)))).toEqual(withoutIds(readQuery(once)));
    }),
    { numRuns: 100 },
  );
});

it("loses no value of a filter, however odd the filter is", () => {
  fc.assert(
    fc.property(arbitraryQuery, ({ filters }) => {
      fc.pre(filters !== undefined);
      const kept = leavesOf(throughForm({ filters: filters ?? null }).filters);
      expect(kept.sort()).toEqual(leavesOf(filters).sort());
    }),
    { numRuns: 200 },
  );
});

it("reads back what it has printed", () => {
  fc.assert(
    fc.property(arbitraryQuery, (query) => {
      expect(parseObject(objectText(query))).toEqual({ query });
    }),
    { numRuns: 200 },
  );
});

it("makes a query string that says the same when it is read and written again", () => {
  fc.assert(
    fc.property(arbitraryQuery, (query) => {
      const text = queryText(query);
      const parsed = qs.parse(text, {
        depth: 50,
        arrayLimit: 100,
        ignoreQueryPrefix: true,
        plainObjects: false,
      });
      fc.pre(!/(^|&)(__proto__|hasOwnProperty|toString)/.test(text));
      expect(qs.stringify(parsed)).toBe(
        qs.stringify(qs.parse(queryText(parsed), { depth: 50, arrayLimit: 100 })),
      );
    }),
    { numRuns: 100 },
  );
});
