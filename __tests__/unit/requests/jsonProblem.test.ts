import { jsonProblem } from "../../../src/requests/jsonProblem";
import { expectQuick } from "../../support/expectQuick";

it.each([
  ["", 1, 1, "Unexpected end of the text."],
  ['{"a": 1,}', 1, 9, "Expected a property name in double quotes."],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "Expected a comma or a closing bracket."],
  ['{\n  "a" 1\n}', 2, 7, "Expected a colon."],
  ["{'a': 1}", 1, 2, "Expected a property name in double quotes or }."],
  ['{"a": [1, 2}', 1, 12, "Expected a comma or a closing bracket."],
  ['{"a": undefined}', 1, 7, "Expected a value."],
  ['{"a": 01}', 1, 7, "Expected a value."],
  ['{"a": ["b"', 1, 11, "Unexpected end of the text."],
  ["{\u00a0}", 1, 2, "Expected a property name in double quotes or }."],
  ["{} x", 1, 4, "Expected the end of the text."],
  ['{"a": "b\nc"}', 1, 7, "Expected a value."],
])("%j is wrong in line %i, column %i", (text, line, column, message) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonProblem(text)).toEqual({ message, line, column });
});

it("reads what is long or deep in no time", () => {
  expectQuick(() => {
    expect(jsonProblem("[".repeat(200_000))).toMatchObject({ column: 200_001 });
    expect(jsonProblem(`["${"a".repeat(200_000)}`)).toMatchObject({ column: 2 });
  });
});
