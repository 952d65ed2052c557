import { hasWords } from "../../../shared/words";

test.each([
  ["graph", true],
  ["API graph", true],
  ["  ", true],
  ["graph rest", false],
])("hasWords finds every word of %j, wherever it stands", (query, expected) => {
  expect(hasWords("graphql api", query)).toBe(expected);
});
