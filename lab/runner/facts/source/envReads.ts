import ts from "typescript-api";
import { literalText, type PackageScript, visitScript } from "./scripts";

/** A place where an environment variable is read. */
export interface EnvReading {
  readonly name: string;
  /** A package, or the configuration of a new project. */
  readonly packageName: string;
  /** What is taken where the variable is not set. */
  readonly fallback: string | undefined;
  /** `int` of `env.int("PORT")`. */
  readonly cast: string | undefined;
}

/** The configuration of a new project counts as a separate user of variables. */
export const templates = "create-strapi-app (templates)";

/** All places of a script that read a variable by a literal name. */
export function readingsIn(script: PackageScript): EnvReading[] {
  const readings: EnvReading[] = [];
  const packageName = script.path.includes("/templates/") ? templates : script.packageName;
  visitScript(script, (node, file) => {
    const name = nameRead(node);
    if (name !== undefined) {
      readings.push({ name, packageName, fallback: fallbackOf(node, file), cast: castOf(node) });
    }
    for (const destructured of namesDestructured(node)) {
      readings.push({ name: destructured, packageName, fallback: undefined, cast: undefined });
    }
  });
  return readings;
}

function isProcessEnv(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.getText() === "process.env";
}

/** The name in `process.env.NAME`, `process.env["NAME"]`, `env("NAME")`, `env.int("NAME")`, but not where one is set. */
function nameRead(node: ts.Node): string | undefined {
  const { parent } = node;
  const isSet =
    parent !== undefined &&
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    parent.left === node;
  if (isSet) return undefined;
  if (ts.isPropertyAccessExpression(node) && isProcessEnv(node.expression)) return node.name.text;
  if (ts.isElementAccessExpression(node) && isProcessEnv(node.expression))
    return literalText(node.argumentExpression);
  if (!ts.isCallExpression(node) || !/(^|\.)env(\.\w+)?$/.test(node.expression.getText())) return undefined;
  const name = literalText(node.arguments[0]);
  return name !== undefined && /^[A-Z][A-Z0-9_]+$/.test(name) ? name : undefined;
}

function namesDestructured(node: ts.Node): string[] {
  const isOfEnv = ts.isVariableDeclaration(node) && node.initializer && isProcessEnv(node.initializer);
  if (!isOfEnv || !ts.isObjectBindingPattern(node.name)) return [];
  return node.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
}

/** `int` of `env.int("PORT")`. */
function castOf(node: ts.Node): string | undefined {
  return ts.isCallExpression(node) ? /(?:^|\.)env\.(\w+)$/.exec(node.expression.getText())?.[1] : undefined;
}

/** The value if the variable isn't set: the second argument, or the right side of `||` and `??`. */
function fallbackOf(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isCallExpression(node)) return literalSource(node.arguments[1], file);
  const { parent } = node;
  const isAlternative =
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(parent.operatorToken.kind);
  return isAlternative ? literalSource(parent.right, file) : undefined;
}

function literalSource(node: ts.Node | undefined, file: ts.SourceFile): string | undefined {
  const text = node?.getText(file) ?? "";
  return /^(true|false|-?[\d.]+)$/.test(text) ? text : literalText(node);
}
