import ts from "typescript-api";
import { outlineText } from "../../../runner/facts/source/outlineText";

/** The text of the declaration `tested`. */
function outlineOf(source: string): string | undefined {
  const host = ts.createCompilerHost({});
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.ES2022, true);
  host.getSourceFile = (name) => (name === "a.ts" ? file : undefined);
  const program = ts.createProgram(["a.ts"], { noLib: true, types: [] }, host);
  const tested = file.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === "tested");
  return tested && outlineText(program.getTypeChecker(), tested.type);
}

it.each([
  ["follows aliases", "type FindMany<T> = Promise<Row<T>[]>; type tested = FindMany<1>;", "Promise<Row[]>"],
  ["keeps unions", "type tested = Promise<Row<string> | null>;", "Promise<Row | null>"],
  [
    "writes an object on one line",
    "type ID = string;\ntype tested = {\n  documentId: ID;\n  entries: Row<ID>[];\n};",
    "{ documentId: string; entries: Row[] }",
  ],
  ["names what is computed", "type Row<T> = T extends 1 ? 2 : 3; type tested = Row<1>;", "Row"],
  ["leaves words as they are", "type tested = number;", "number"],
])("%s", (_what, source, expected) => {
  expect(outlineOf(source)).toBe(expected);
});
