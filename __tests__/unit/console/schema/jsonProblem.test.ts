import { jsonProblem } from "../../../../src/console/schema/jsonProblem";

it.each([
  ["", 1, 1, "The file ends too early."],
  ['{"a": 1,}', 1, 9, "A name in double quotes should stand here."],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "A comma or a closing bracket should stand here."],
  ['{\n  "a" 1\n}', 2, 7, "A colon should stand here."],
  ["{'a': 1}", 1, 2, "A name in double quotes or } should stand here."],
  ['{"a": [1, 2}', 1, 12, "A comma or a closing bracket should stand here."],
  ['{"a": undefined}', 1, 7, "A value should stand here."],
  ['{"a": 01}', 1, 7, "A value should stand here."],
  ['{"a": ["b"', 1, 11, "The file ends too early."],
  ["{} x", 1, 4, "Nothing should follow here."],
  ['{"a": "b\nc"}', 1, 7, "A value should stand here."],
])("%j is wrong in line %i, column %i", (text, line, column, message) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonProblem(text)).toEqual({ message, line, column });
});

it("reads what is long or deep in no time", () => {
  const began = performance.now();
  expect(jsonProblem("[".repeat(200_000))).toMatchObject({ column: 200_001 });
  expect(jsonProblem(`["${"a".repeat(200_000)}`)).toMatchObject({ column: 2 });
  expect(performance.now() - began).toBeLessThan(2000);
});
