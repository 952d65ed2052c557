import type { Class, ClassDeclaration, Expression, MethodDefinition, Node, VariableDeclaration } from "acorn";

/**
 * Makes each class the value of a function that doesn't wait, `(() => class { … })()`: where code can wait, the interpreter creates classes
 * without their fields, and without a constructor of their own they can't be called.
 */
export function wrapClasses(node: object): void {
  for (const [key, value] of Object.entries(node)) {
    if (!isObject(value)) continue;
    wrapClasses(value);
    if (!isNode(value)) continue;
    if (value.type === "ClassExpression") Object.assign(node, { [key]: wrapped(value as Class) });
    if (value.type === "ClassDeclaration")
      Object.assign(node, { [key]: declared(value as ClassDeclaration) });
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isNode = (value: object): value is Node => "type" in value;

function wrapped(node: Class): Expression {
  const place = { start: node.start, end: node.end };
  const { body } = node.body;
  if (node.superClass && !body.some((one) => "kind" in one && one.kind === "constructor"))
    body.push(passingOn(place));
  const value = { ...node, type: "ClassExpression" };
  return {
    ...place,
    type: "CallExpression",
    callee: arrow(value, place),
    arguments: [],
    optional: false,
  } as unknown as Expression;
}

function declared(node: ClassDeclaration): VariableDeclaration {
  const place = { start: node.start, end: node.end };
  const declaration = { ...place, type: "VariableDeclarator", id: node.id, init: wrapped(node) };
  return {
    ...place,
    type: "VariableDeclaration",
    kind: "let",
    declarations: [declaration],
  } as VariableDeclaration;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

const plain = { expression: false, async: false, generator: false };

function arrow(body: object, place: Place): object {
  return { ...place, ...plain, type: "ArrowFunctionExpression", params: [], body, expression: true };
}

/** `constructor(...all) { super(...all); }`: the interpreter's own one passes nothing on. */
function passingOn(place: Place): MethodDefinition {
  const id = (name: string) => ({ ...place, type: "Identifier", name });
  const spread = (type: string) => ({ ...place, type, argument: id("all") });
  const call = {
    ...place,
    type: "CallExpression",
    callee: { ...place, type: "Super" },
    arguments: [spread("SpreadElement")],
    optional: false,
  };
  const body = {
    ...place,
    type: "BlockStatement",
    body: [{ ...place, type: "ExpressionStatement", expression: call }],
  };
  const value = {
    ...place,
    ...plain,
    type: "FunctionExpression",
    id: null,
    params: [spread("RestElement")],
    body,
  };
  const method = { ...place, type: "MethodDefinition", kind: "constructor", key: id("constructor"), value };
  return { ...method, static: false, computed: false } as unknown as MethodDefinition;
}
