import { type Expression, type Node, type ObjectExpression, parse } from "acorn";

/** One call of the Document Service, read from code that is never evaluated. */
export interface DocumentsCall {
  readonly uid: string;
  readonly method: string;
  readonly args: unknown;
}

/** Why code is no such call. */
export class UnreadableCode extends Error {}

/**
 * Reads `strapi.documents("uid").method({ … })`, also behind `await` and `const name =`. Only literals may stand in it.
 *
 * @throws {UnreadableCode} for anything else, with the line
 */
export function readCall(code: string): DocumentsCall {
  const call = callOf(code);
  if (call.callee.type !== "MemberExpression") throw unreadable(call, "a call of the Document Service");
  const { object, property } = call.callee;
  if (call.callee.computed || property.type !== "Identifier") throw unreadable(property, "a method's name");
  const [args, ...more] = call.arguments;
  if (more[0]) throw unreadable(more[0], "one argument");
  const method = property.name;
  return { uid: uidOf(object), method, args: args && readValue(args) };
}

function callOf(code: string) {
  const { body } = parseCode(code);
  const [statement, more] = body;
  if (more) throw unreadable(more, "one statement");
  if (!statement) throw new UnreadableCode("Write a call of the Document Service.");
  let expression = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  if (statement.type === "VariableDeclaration" && statement.declarations[0]?.id.type === "Identifier")
    expression = statement.declarations[0].init ?? undefined;
  if (expression?.type === "AwaitExpression") expression = expression.argument;
  if (expression?.type !== "CallExpression") throw unreadable(statement, "a call of the Document Service");
  return expression;
}

function parseCode(code: string) {
  try {
    return parse(code, { ecmaVersion: 2022, sourceType: "module", locations: true });
  } catch (error) {
    throw new UnreadableCode(error instanceof Error ? error.message : String(error));
  }
}

/** Of `strapi.documents("uid")`. */
function uidOf(node: Node): string {
  const call = node as Expression;
  const isCall =
    call.type === "CallExpression" &&
    call.callee.type === "MemberExpression" &&
    call.callee.object.type === "Identifier" &&
    call.callee.object.name === "strapi" &&
    call.callee.property.type === "Identifier" &&
    call.callee.property.name === "documents";
  if (!isCall) throw unreadable(node, 'strapi.documents("…")');
  const [uid] = call.arguments;
  if (uid?.type !== "Literal" || typeof uid.value !== "string") throw unreadable(node, "a type's uid");
  return uid.value;
}

function readValue(node: Node): unknown {
  const expression = node as Expression;
  if (expression.type === "Literal" && !("regex" in expression) && !("bigint" in expression))
    return expression.value;
  if (expression.type === "ArrayExpression")
    return expression.elements.map((one) => readValue(one ?? expression));
  if (expression.type === "ObjectExpression") return objectOf(expression);
  if (expression.type === "TemplateLiteral" && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked;
  if (expression.type === "UnaryExpression" && expression.operator === "-") {
    const value = readValue(expression.argument);
    if (typeof value === "number") return -value;
  }
  throw unreadable(node, "a literal");
}

function objectOf({ properties }: ObjectExpression): Record<string, unknown> {
  const entries = properties.map((property): [string, unknown] => {
    if (property.type !== "Property" || property.computed || property.shorthand || property.method)
      throw unreadable(property, "a name and a literal");
    const { key } = property;
    const name =
      key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
    if (name === undefined || name === "__proto__") throw unreadable(key, "a name");
    return [name, readValue(property.value)];
  });
  return Object.fromEntries(entries);
}

function unreadable(node: Node, wanted: string): UnreadableCode {
  return new UnreadableCode(`Line ${node.loc?.start.line ?? 1}: only ${wanted} can stand here.`);
}
