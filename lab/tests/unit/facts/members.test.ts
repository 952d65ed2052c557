import ts from "typescript-api";
import { membersOf } from "../../../runner/facts/source/members";

/** The members of the declaration `Tested`. */
function membersIn(source: string) {
  const host = ts.createCompilerHost({});
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.ES2022, true);
  host.getSourceFile = (name) => (name === "a.ts" ? file : undefined);
  const checker = ts.createProgram(["a.ts"], { noLib: true, types: [] }, host).getTypeChecker();
  const declaration = file.statements.find(
    (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
  if (!declaration) throw new Error("Nothing is declared.");
  const types = { checker, type: () => checker.getTypeAtLocation(declaration) };
  return membersOf(types, types.type()).map(({ name, signature, isDeprecated }) => ({
    name,
    signature,
    isDeprecated,
  }));
}

it("lists public members with the signatures of methods", () => {
  const source = `declare class Tested {
    private hidden: string;
    names: string[];
    /** @deprecated */
    add(name: string, { at }: { at: number }, more?: string): void;
    load: (id: number) => Promise<string>;
  }`;
  expect(membersIn(source)).toEqual([
    { name: "names", signature: undefined, isDeprecated: false },
    { name: "add", signature: "add(name, options, more?): void", isDeprecated: true },
    { name: "load", signature: "load(id): Promise<string>", isDeprecated: false },
  ]);
});
