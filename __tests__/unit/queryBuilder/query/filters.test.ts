import type { QueryObject } from "../../../../shared/queryModel";
import { condition, group, readFilters } from "../../../../src/queryBuilder/query/readFilters";
import { writeFilters } from "../../../../src/queryBuilder/query/writeFilters";

const same = (filters: QueryObject) => expect(writeFilters(readFilters(filters))).toEqual(filters);

describe("what people write comes back as it was", () => {
  it.each([
    { vegetarian: { $eq: true }, $or: [{ difficulty: { $eq: "hard" } }, { rating: { $gte: 4.8 } }] },
    { cookMinutes: { $gte: 20, $lte: 30 } },
    { author: { slug: { $eq: "jonas-weber" }, name: { $contains: "J" } } },
    { $and: [{ ingredients: { slug: { $eq: "lemon" } } }, { ingredients: { slug: { $eq: "fennel" } } }] },
    { $not: { difficulty: { $eq: "easy" }, rating: { $lt: 3 } } },
    { $or: [{ title: { $eq: "a" }, rating: { $gt: 1 } }, { $and: [{ title: { $eq: "b" } }] }] },
    { difficulty: { $not: { $eq: "easy" } } },
    { author: { $or: [{ name: { $eq: "a" } }, { name: { $eq: "b" } }] } },
    { $or: { difficulty: "hard" } },
    { title: {} },
  ] satisfies QueryObject[])("%j", same);
});

it("writes out what a value alone means", () => {
  expect(writeFilters(readFilters({ difficulty: "hard", slug: ["a", "b"] }))).toEqual({
    difficulty: { $eq: "hard" },
    slug: { $in: ["a", "b"] },
  });
});

it("puts what would overwrite one another into $and", () => {
  const rows = [
    condition(["title"], "$eq", "a"),
    condition(["title"], "$eq", "b"),
    condition(["title"], "$ne", "c"),
  ];
  expect(writeFilters(rows)).toEqual({ title: { $eq: "a", $ne: "c" }, $and: [{ title: { $eq: "b" } }] });
});

it("never makes one $not of two: that would ask for something else", () => {
  const rows = ["a", "b"].map((title) => group("$not", [condition(["title"], "$eq", title)]));
  expect(writeFilters(rows)).toEqual({
    $not: { title: { $eq: "a" } },
    $and: [{ $not: { title: { $eq: "b" } } }],
  });
});

it("leaves rows out that are not complete, and groups without any", () => {
  expect(writeFilters([condition([], "$eq", "x"), group("$or", [condition([], "$eq", "")])])).toBeUndefined();
});

it("takes a key of the object's prototype for a name like others", () => {
  same({ constructor: { $eq: "x" }, toString: { name: { $eq: "y" } } });
});
