import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript-api";

/** A value found in a script without running it. */
export interface Found {
  readonly value: unknown;
}

/**
 * Evaluates a constant expression of a script: literals, objects and arrays of them, sums and products, and constants, also
 * those of imported modules. Nothing is run.
 *
 * @returns undefined for a value that is known only at run time
 */
export function evaluate(node: ts.Expression | undefined): Found | undefined {
  if (!node) return undefined;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return evaluate(node.expression);
  if (ts.isArrayLiteralExpression(node)) return evaluateArray(node);
  if (ts.isObjectLiteralExpression(node)) return evaluateObject(node);
  if (ts.isBinaryExpression(node)) return evaluateBinary(node);
  if (ts.isIdentifier(node)) return constantIn(node.getSourceFile(), node.text);
  if (ts.isPropertyAccessExpression(node)) return evaluateMember(node);
  return evaluateLiteral(node);
}

function evaluateLiteral(node: ts.Expression): Found | undefined {
  if (ts.isStringLiteralLike(node)) return { value: node.text };
  if (ts.isNumericLiteral(node)) return { value: Number(node.text) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { value: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { value: false };
  if (node.kind === ts.SyntaxKind.NullKeyword) return { value: null };
  const isNegative = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;
  const number = isNegative ? evaluate(node.operand) : undefined;
  return number && { value: -Number(number.value) };
}

/** The value of a constant declared anywhere in a file; of several with one name, the first. */
export function constantIn(file: ts.SourceFile, name: string): Found | undefined {
  let found: Found | undefined;
  const walk = (node: ts.Node): void => {
    if (found) return;
    const isIt = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name;
    // `const a = a_1.a` would cause an endless loop, because the names are equal.
    if (isIt && node.initializer && !node.initializer.getText().includes(name))
      found = evaluate(node.initializer);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** The value of the first property of this name that a file spells. */
export function propertyIn(file: ts.Node, name: string): Found | undefined {
  let found: Found | undefined;
  const walk = (node: ts.Node): void => {
    if (found) return;
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) found = evaluate(node.initializer);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** Parses a script by its path. */
export function parseFile(path: string): ts.SourceFile {
  const kind = path.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.JSX;
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, kind);
}

function evaluateArray(node: ts.ArrayLiteralExpression): Found | undefined {
  const values = node.elements.map((element) => evaluate(element));
  return values.every((value) => value !== undefined)
    ? { value: values.map(({ value }) => value) }
    : undefined;
}

function evaluateObject(node: ts.ObjectLiteralExpression): Found | undefined {
  const entries: [string, unknown][] = [];
  for (const property of node.properties) {
    if (ts.isShorthandPropertyAssignment(property)) {
      const found = constantIn(node.getSourceFile(), property.name.text);
      if (!found) return undefined;
      entries.push([property.name.text, found.value]);
      continue;
    }
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return undefined;
    const found = evaluate(property.initializer);
    if (!found) return undefined;
    entries.push([property.name.text, found.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function evaluateBinary(node: ts.BinaryExpression): Found | undefined {
  const left = evaluate(node.left);
  const right = evaluate(node.right);
  // This looks for defaults: if a configured value comes first, the right side is the default.
  if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return left ?? right;
  if (typeof left?.value !== "number" || typeof right?.value !== "number") return undefined;
  if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return { value: left.value * right.value };
  if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return { value: left.value + right.value };
  return undefined;
}

/** `constants.LIMIT`, where `constants` is an imported module or an object of this one. */
function evaluateMember(node: ts.PropertyAccessExpression): Found | undefined {
  if (!ts.isIdentifier(node.expression)) return undefined;
  const file = node.getSourceFile();
  const owner = node.expression.text;
  const module = new RegExp(`(?:const|var) ${owner} = require\\('(\\.[^']+)'\\)`).exec(file.text)?.[1];
  if (module !== undefined) {
    const path = join(dirname(file.fileName), module);
    return existsSync(path) ? constantIn(parseFile(path), node.name.text) : undefined;
  }
  const object = constantIn(file, owner)?.value;
  const isHeld = typeof object === "object" && object !== null && Object.hasOwn(object, node.name.text);
  return isHeld ? { value: Reflect.get(object, node.name.text) } : undefined;
}
