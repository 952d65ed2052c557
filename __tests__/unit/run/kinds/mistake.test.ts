import { syntaxMistake } from "../../../../src/run/kinds/mistake";

it("takes line and column from the end of a parser's message", () => {
  const message = "Error transforming code.ts: Unexpected token (3:12)";
  expect(syntaxMistake({ name: "SyntaxError", message })).toMatchObject({
    line: 3,
    column: 12,
    message: "Unexpected token.",
  });
});

it.each([
  { name: "ValidationError", message: "Invalid key nope" },
  { name: "SyntaxError", message: "Unexpected end of JSON input" },
])("leaves an error of running code alone: %j", (error) => {
  expect(syntaxMistake(error)).toBeUndefined();
});
