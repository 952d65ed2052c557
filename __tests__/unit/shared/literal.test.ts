import { bodyStyle, literal, responseStyle, scriptStyle } from "../../../shared/literal";

const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 2 };
const recipe = (title: string) => ({ id: 25, documentId: "h7i76m2nq0dajfycumgkswq7", title });

it.each([
  ["text", '"text"'],
  [4.5, "4.5"],
  [null, "null"],
  [[], "[]"],
  [{}, "{}"],
  [[1, 2], "[1, 2]"],
  [{ a: [], b: {} }, '{ "a": [], "b": {} }'],
  ['a "b"\n', '"a \\"b\\"\\n"'],
])("writes %j in one line", (value, text) => {
  expect(literal(value, responseStyle)).toBe(text);
});

it("opens what holds further objects, and keeps their short ones in a line", () => {
  expect(literal({ data: [recipe("Tart")], meta: { pagination } }, responseStyle)).toBe(
    `{
  "data": [
    { "id": 25, "documentId": "h7i76m2nq0dajfycumgkswq7", "title": "Tart" }
  ],
  "meta": {
    "pagination": { "page": 1, "pageSize": 25, "pageCount": 1, "total": 2 }
  }
}`,
  );
});

it("opens all entries of a list where one of them is too long for a line", () => {
  const text = literal([recipe("Tart"), recipe("Smoked trout with fennel")], responseStyle);
  expect(text.split("\n")).toHaveLength(12);
  expect(text).toContain('    "title": "Tart"\n');
});

it("keeps short nesting in a line where a request is written", () => {
  const body = { data: { title: "Lemon rice", author: null } };
  expect(literal(body, bodyStyle)).toBe('{ "data": { "title": "Lemon rice", "author": null } }');
});

it("is what it came from, as JSON", () => {
  const value = { a: [recipe("x".repeat(90)), { b: [[1], [{ c: null }]] }], "d e": { f: "g".repeat(80) } };
  for (const style of [responseStyle, bodyStyle]) expect(JSON.parse(literal(value, style))).toEqual(value);
});

it("writes JavaScript with bare keys, and a comma behind the last line", () => {
  const value = { filters: { $or: [{ "some-key": 1 }, { title: "y".repeat(70) }] } };
  expect(literal(value, scriptStyle)).toBe(
    `{\n  filters: {\n    $or: [\n      {\n        "some-key": 1,\n      },\n      {\n        title: "${"y".repeat(70)}",\n      },\n    ],\n  },\n}`,
  );
});

it("counts what stands before it, and its indentation", () => {
  const value = { a: "x".repeat(60) };
  expect(literal(value, bodyStyle)).not.toContain("\n");
  expect(literal(value, bodyStyle, 0, 10)).toBe(`{\n  "a": "${"x".repeat(60)}"\n}`);
  expect(literal(value, bodyStyle, 8)).toBe(`{\n          "a": "${"x".repeat(60)}"\n        }`);
});
