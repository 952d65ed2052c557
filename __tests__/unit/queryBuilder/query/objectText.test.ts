import { objectText, parseObject } from "../../../../src/queryBuilder/query/objectText";

it("reads what people write in JavaScript", () => {
  const text = `{
    // the best first
    sort: ['rating:desc',],
    filters: { rating: { $gte: 4.5 } },
  }`;
  expect(parseObject(text)).toEqual({ query: { sort: ["rating:desc"], filters: { rating: { $gte: 4.5 } } } });
});

it("prints keys without quotes where they need none", () => {
  expect(objectText({ filters: { "a-b": { $eq: null } } })).toBe('{ filters: { "a-b": { $eq: null } } }');
});

it.each([
  ["{ sort: title }", 1, /“i” is not expected here/],
  ["{\n  a: 1\n  b: 2\n}", 3, /“b” is not expected/],
  ["{ a: 1,", 1, /ends before the object does/],
  ["{ a: new Date() }", 1, /data alone/],
  ["alert(1)", 1, /data alone/],
])("says what is wrong with %j, and where", (text, line, message) => {
  expect(parseObject(text)).toEqual({ line, message: expect.stringMatching(message) });
});

it.each([
  ["", /write \{\} at least/],
  ["[1]", /Write one object/],
  ["null", /Write one object/],
  ["{ a: Infinity }", /Infinity and NaN/],
])("refuses %j", (text, message) => {
  expect(parseObject(text)).toEqual({ message: expect.stringMatching(message) });
});

it("takes __proto__ for a key like others", () => {
  const parsed = parseObject('{ "__proto__": { "polluted": 1 } }');
  expect("query" in parsed && Object.keys(parsed.query)).toEqual(["__proto__"]);
  expect({}).not.toHaveProperty("polluted");
});
