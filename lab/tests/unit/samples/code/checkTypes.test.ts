import { parseErrors } from "../../../../runner/samples/code/checkTypes";

it("reads what the compiler complains of, with its further lines", () => {
  const output = `s0/src/index.ts(3,5): error TS2339: Property 'x' does not exist.
s1/config/server.ts(12,1): error TS2322: Type 'a' is not assignable.
  Types of property 'b' differ.
    Here.

error TS5012: Cannot read file.
`;
  expect(parseErrors(output)).toEqual([
    { path: "s0/src/index.ts", line: 3, message: "Property 'x' does not exist." },
    {
      path: "s1/config/server.ts",
      line: 12,
      message: "Type 'a' is not assignable.\n  Types of property 'b' differ.\n    Here.",
    },
    { path: "", line: 1, message: "Cannot read file." },
  ]);
  expect(parseErrors("")).toEqual([]);
});
