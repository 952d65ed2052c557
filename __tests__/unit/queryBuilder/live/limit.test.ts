import { limitOf, withoutLimit } from "../../../../src/queryBuilder/live/limit";
import { rowsOf } from "../../../../src/requests/rows";

const rows = (count: number, total: number) => {
  const found = rowsOf({
    data: Array.from({ length: count }, (_, id) => ({ id })),
    meta: { pagination: { total } },
  });
  if (!found) throw new Error("There are no rows.");
  return found;
};

it("names the parameter because of which entries are missing", () => {
  expect(limitOf({ pagination: { pageSize: 2 } }, rows(2, 6))).toBe("pagination[pageSize]=2");
  expect(limitOf({ pagination: { start: 0, limit: 3 } }, rows(3, 6))).toBe("pagination[limit]=3");
});

it("names none if no entry is missing, or if entries would be missing without it, too", () => {
  expect(limitOf({ pagination: { pageSize: 10 } }, rows(6, 6))).toBeUndefined();
  expect(limitOf({ pagination: { pageSize: 2 } }, rows(2, 26))).toBeUndefined();
  expect(limitOf({ pagination: { page: 2 } }, rows(1, 26))).toBeUndefined();
  expect(limitOf({}, rows(2, 6))).toBeUndefined();
});

it("keeps what is no part of the list", () => {
  expect(withoutLimit({ page: 2, pageSize: 2, withCount: true })).toEqual({ withCount: true });
});
