import ts from "typescript-api";
import { literalText } from "../source/scripts";

/** Stands in a message for a value that is only known at run time. */
const hole = "…";

/** The message of a literal or a template, with `…` for inserted values; undefined for anything else. */
export function templateText(node: ts.Expression | undefined): string | undefined {
  const text = spelled(node);
  return text === undefined ? undefined : oneLine(text);
}

/**
 * The same, also of sums, of lines that are joined, of colored text, of an object's `message`, and of a constant in scope. Two messages for a choice between two.
 */
export function messageTexts(node: ts.Expression | undefined): string[] {
  return composed(node).map(oneLine);
}

function spelled(node: ts.Expression | undefined): string | undefined {
  if (!node || !ts.isTemplateExpression(node)) return literalText(node);
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(hole);
}

function composed(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node)) return composed(node.expression);
  if (ts.isConditionalExpression(node)) return [...composed(node.whenTrue), ...composed(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return composedSum(node);
  if (ts.isCallExpression(node)) return composedCall(node);
  if (ts.isIdentifier(node)) return composed(constantInScope(node));
  if (ts.isObjectLiteralExpression(node)) return composed(messageOf(node));
  const text = spelled(ts.isTaggedTemplateExpression(node) ? node.template : node);
  return text === undefined ? [] : [text];
}

/** What is logged can be an object: `{ message, stack }`. */
function messageOf({ properties }: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const property = properties.find(({ name }) => name?.getText() === "message");
  if (property && ts.isShorthandPropertyAssignment(property)) return property.name;
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function composedSum({ left, right, operatorToken }: ts.BinaryExpression): string[] {
  // `error.message || "…"`: what is spelled is the message where the other is missing.
  const isDefault =
    operatorToken.kind === ts.SyntaxKind.BarBarToken ||
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  if (isDefault) return composed(right);
  return operatorToken.kind === ts.SyntaxKind.PlusToken ? joined([left, right], "") : [];
}

/** `chalk.red("…")`, `["…", "…"].join("\n")`. */
function composedCall({ expression, arguments: [first, second] }: ts.CallExpression): string[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  if (/\bchalk/.test(expression.getText())) return composed(isLevel(first) ? second : first);
  const lines = expression.expression;
  return expression.name.text === "join" && ts.isArrayLiteralExpression(lines)
    ? joined(lines.elements, " ")
    : [];
}

/** `[ERROR]`, which can precede a message. */
function isLevel(node: ts.Expression | undefined): boolean {
  return /^\[[A-Z]+\]\s*$/.test(spelled(node) ?? "");
}

/** Parts, at least one of which is a literal. */
function joined(parts: readonly ts.Expression[], separator: string): string[] {
  const texts = parts.map((part) => composed(part));
  if (texts.every((choices) => choices.length === 0)) return [];
  return texts
    .map((choices) => (choices.length === 0 ? [hole] : choices))
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start}${separator}${end}`)));
}

/** What a constant is declared as, in the innermost block around its use that declares one of this name. */
function constantInScope(name: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const value = scope.statements
      .flatMap((statement) =>
        ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
      )
      .find((declared) => ts.isIdentifier(declared.name) && declared.name.text === name.text)?.initializer;
    // A constant that is another constant can lead back to this one.
    if (value) return ts.isIdentifier(value) ? undefined : value;
  }
  return undefined;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
