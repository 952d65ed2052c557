import type { Expression, Literal, Program } from "estree";
import type { TreeProps, TreeValue } from "../../../shared/tree";
import { type CompileContext, report } from "./context";
import type { JsxElement } from "./hastTypes";

/** Reads the attributes of a component in a page. Only literals are allowed; everything else is code and is rejected. */
export function readAttributes(node: JsxElement, context: CompileContext): TreeProps {
  const props = new Map<string, TreeValue>();
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      refuseCode(node, "{...spread}", context);
    } else if (attribute.value === null || attribute.value === undefined) {
      props.set(attribute.name, true);
    } else if (typeof attribute.value === "string") {
      props.set(attribute.name, attribute.value);
    } else {
      const literal = literalOf(attribute.value.data?.estree);
      if (literal === undefined) refuseCode(node, `${attribute.name}={${attribute.value.value}}`, context);
      else props.set(attribute.name, literal);
    }
  }
  // Not by assignment, which wouldn't create a prop named __proto__.
  return Object.fromEntries(props);
}

function refuseCode(node: JsxElement, what: string, context: CompileContext): void {
  report(context, node, {
    rule: "code-in-content",
    message: `${what} is code. Content can't contain code.`,
    fix: 'Write a literal: name="text", count={2} or flag.',
  });
}

/**
 * The value of `{2}`, `{-1}`, `{"text"}`, `{true}`, `{null}`, `{[1, 2]}` and `{{a: 1}}`; undefined for anything that
 * would have to be run.
 */
function literalOf(program: Program | null | undefined): TreeValue | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === "ExpressionStatement" ? literalValue(statement.expression) : undefined;
}

function literalValue(expression: Expression): TreeValue | undefined {
  if (expression.type === "Literal") return plainValue(expression);
  if (expression.type === "UnaryExpression" && expression.operator === "-") {
    const value = literalValue(expression.argument);
    return typeof value === "number" ? -value : undefined;
  }
  if (expression.type === "ArrayExpression") return arrayOf(expression.elements);
  if (expression.type === "ObjectExpression") return objectOf(expression.properties);
  return undefined;
}

/** Regular expressions and large integers are literals as well, but nothing that JSON can hold. */
function plainValue(literal: Literal): TreeValue | undefined {
  const { value } = literal;
  const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isPlain || (value === null && literal.raw === "null") ? value : undefined;
}

function arrayOf(
  elements: Extract<Expression, { type: "ArrayExpression" }>["elements"],
): TreeValue | undefined {
  const values: TreeValue[] = [];
  for (const element of elements) {
    if (!element || element.type === "SpreadElement") return undefined;
    const value = literalValue(element);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function objectOf(
  properties: Extract<Expression, { type: "ObjectExpression" }>["properties"],
): TreeValue | undefined {
  const values = new Map<string, TreeValue>();
  for (const property of properties) {
    if (property.type !== "Property" || property.computed || property.kind !== "init") return undefined;
    const key = property.key.type === "Identifier" ? property.key.name : keyOf(property.key);
    const value = isExpression(property.value) ? literalValue(property.value) : undefined;
    if (key === undefined || value === undefined) return undefined;
    values.set(key, value);
  }
  return Object.fromEntries(values);
}

function keyOf(key: Expression | { type: "PrivateIdentifier" }): string | undefined {
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

function isExpression(value: { type: string }): value is Expression {
  return !value.type.endsWith("Pattern");
}
