import ts from "typescript-api";
import type { InstalledPlatform } from "../installed";
import { scriptsWith, visitScript } from "../source/scripts";

/** By what follows the module's name where another module uses it: `LIMIT` or `ERRORS.LIMIT`. */
export type Constants = ReadonlyMap<string, ts.Expression>;

/** The upper-case constants of each package, by its name: modules share messages in this way. */
export function constantsOf(platform: InstalledPlatform): ReadonlyMap<string, Constants> {
  const found = new Map<string, Map<string, ts.Expression>>();
  for (const script of scriptsWith(platform, /\bconst [A-Z][A-Z_]+ = /)) {
    const known = found.get(script.packageName) ?? new Map();
    found.set(script.packageName, known);
    visitScript(script, (node) => {
      if (ts.isSourceFile(node)) for (const [name, value] of constantsIn(node)) known.set(name, value);
    });
  }
  return found;
}

/** Of one script. */
export function constantsIn({ statements }: ts.SourceFile): [string, ts.Expression][] {
  return statements
    .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []))
    .flatMap(({ name, initializer }): [string, ts.Expression][] => {
      const constant = name.getText();
      if (!initializer || !/^[A-Z][A-Z_]+$/.test(constant)) return [];
      if (!ts.isObjectLiteralExpression(initializer)) return [[constant, initializer]];
      return initializer.properties.flatMap((property): [string, ts.Expression][] =>
        ts.isPropertyAssignment(property)
          ? [[`${constant}.${property.name.getText()}`, property.initializer]]
          : [],
      );
    });
}

/** What a constant of another module is declared as, or the expression itself. */
export function declared(node: ts.Expression | undefined, constants: Constants): ts.Expression | undefined {
  if (!node || !ts.isPropertyAccessExpression(node)) return node;
  const [, ...name] = node.getText().split(".");
  return constants.get(name.join(".")) ?? node;
}
