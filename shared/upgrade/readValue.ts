import type { AnyNode, Program } from "acorn";
import { walk } from "../walk";
import { isEnv, lineOf, nameOf, unwrapped } from "./nodes";
import { scalarOf, type Value } from "./value";

/** Constants by their name. A name with several is missing: which one applies depends on the scope. */
type Constants = ReadonlyMap<string, AnyNode | undefined>;

/** Levels of an object, and of constants that refer to each other. No configuration has more. */
const deepest = 20;

/** The value of an expression, such as a JSON file. */
export function readExpression(node: AnyNode): Value {
  return readNode(node, new Map());
}

/**
 * What a configuration file exports: an object, or a function that returns one.
 *
 * @returns undefined if it exports nothing that can be read
 */
export function readConfiguration(program: Program): Value | undefined {
  const constants = constantsOf(program);
  const exported = exportedBy(program);
  const result = exported && resultOf(exported, constants, 0);
  return result && readNode(result, constants);
}

function exportedBy(program: Program): AnyNode | undefined {
  const found = program.body.flatMap((statement): AnyNode[] => {
    if (statement.type === "ExportDefaultDeclaration") return [statement.declaration];
    // export = { … }
    if ((statement.type as string) === "TSExportAssignment")
      return [(statement as unknown as { expression: AnyNode }).expression];
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
      return [];
    const { left, right } = statement.expression;
    const isExport =
      left.type === "MemberExpression" &&
      left.object.type === "Identifier" &&
      left.object.name === "module" &&
      nameOf(left.property, left.computed) === "exports";
    return isExport ? [right] : [];
  });
  return found.at(-1);
}

function resultOf(given: AnyNode, constants: Constants, depth: number): AnyNode | undefined {
  const node = unwrapped(given);
  if (depth > deepest) return undefined;
  if (node.type === "Identifier") {
    const constant = constants.get(node.name);
    return constant && resultOf(constant, constants, depth + 1);
  }
  if (node.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement")
    return resultOf(node.body, constants, depth + 1);
  if (isFunction(node)) {
    const returned = node.body && "body" in node.body && Array.isArray(node.body.body) ? node.body.body : [];
    const last = (returned as AnyNode[]).findLast(({ type }) => type === "ReturnStatement");
    return last?.type === "ReturnStatement" && last.argument
      ? resultOf(last.argument, constants, depth + 1)
      : undefined;
  }
  return node;
}

function isFunction(node: AnyNode) {
  return (
    node.type === "ArrowFunctionExpression" ||
    node.type === "FunctionExpression" ||
    node.type === "FunctionDeclaration"
  );
}

function constantsOf(program: Program): Constants {
  const constants = new Map<string, AnyNode | undefined>();
  const add = (name: string, node: AnyNode) => constants.set(name, constants.has(name) ? undefined : node);
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      add(node.id.name, node.init);
    if (node.type === "FunctionDeclaration" && node.id) add(node.id.name, node);
  });
  return constants;
}

function readNode(given: AnyNode, constants: Constants, depth = 0): Value {
  const node = unwrapped(given);
  const line = lineOf(node);
  const unknown: Value = { kind: "unknown", line };
  if (depth > deepest) return unknown;
  const read = (inner: AnyNode) => readNode(inner, constants, depth + 1);
  switch (node.type) {
    case "Literal":
      return isScalar(node.value) ? { kind: "scalar", value: node.value, line } : unknown;
    case "UnaryExpression":
      return negative(node) ?? unknown;
    case "TemplateLiteral": {
      const [only, ...more] = node.quasis;
      return more.length === 0 ? { kind: "scalar", value: only?.value.cooked ?? "", line } : unknown;
    }
    case "Identifier": {
      const constant = constants.get(node.name);
      // At the place where it is used, which is where readers change it.
      return constant ? { ...read(constant), line } : unknown;
    }
    case "ObjectExpression":
      return {
        kind: "object",
        line,
        entries: new Map(node.properties.flatMap((one) => entriesOf(one, read))),
        spread: node.properties.flatMap((one) => spreadOf(one, read)),
      };
    case "BinaryExpression":
      return product(node, read) ?? unknown;
    case "MemberExpression":
      if (node.computed) return { kind: "choice", from: read(node.object), by: read(node.property), line };
      return processVariable(node) ?? unknown;
    case "ArrayExpression":
      return { kind: "object", line, entries: listEntries(node.elements, read) };
    case "CallExpression":
      return variable(node, read) ?? unknown;
    default:
      return unknown;
  }
}

function variable(
  { callee, arguments: [name, fallback], ...node }: Extract<AnyNode, { type: "CallExpression" }>,
  read: (node: AnyNode) => Value,
): Value | undefined {
  if (!isEnv(callee) || name?.type !== "Literal") return undefined;
  const cast = castOf(callee);
  const line = lineOf(node as AnyNode);
  return { kind: "env", name: String(name.value), cast, fallback: fallback && read(fallback), line };
}

function negative(node: Extract<AnyNode, { type: "UnaryExpression" }>): Value | undefined {
  const { operator, argument } = node;
  if (operator !== "-" || argument.type !== "Literal" || typeof argument.value !== "number") return undefined;
  return { kind: "scalar", value: -argument.value, line: lineOf(node) };
}

/** `process.env.NAME` */
function processVariable({ object, property, ...node }: Extract<AnyNode, { type: "MemberExpression" }>) {
  const isEnvironment =
    object.type === "MemberExpression" &&
    object.object.type === "Identifier" &&
    object.object.name === "process" &&
    nameOf(object.property, object.computed) === "env";
  const name = isEnvironment ? nameOf(property, false) : undefined;
  if (name === undefined) return undefined;
  const line = lineOf(node as AnyNode);
  return { kind: "env", name, cast: undefined, fallback: undefined, line } satisfies Value;
}

/** Sizes and times are products, such as `50 * 1024 * 1024`. */
function product(
  { operator, left, right, ...node }: Extract<AnyNode, { type: "BinaryExpression" }>,
  read: (node: AnyNode) => Value,
): Value | undefined {
  if (operator !== "*" || left.type === "PrivateIdentifier") return undefined;
  const [a, b] = [scalarOf(read(left)), scalarOf(read(right))];
  if (typeof a !== "number" || typeof b !== "number") return undefined;
  return { kind: "scalar", value: a * b, line: lineOf(node as AnyNode) };
}

/** `int` of `env.int` */
function castOf(callee: AnyNode): string | undefined {
  return callee.type === "MemberExpression" ? nameOf(callee.property, callee.computed) : undefined;
}

/** What an object gets from another one that isn't known before all values are, or never. */
function spreadOf(property: AnyNode, read: (node: AnyNode) => Value): Value[] {
  if (property.type === "SpreadElement") {
    const value = read(property.argument);
    return value.kind === "object" ? [...(value.spread ?? [])] : [value];
  }
  const isNamed = property.type === "Property" && nameOf(property.key, property.computed) !== undefined;
  return isNamed ? [] : [{ kind: "unknown", line: lineOf(property) }];
}

function entriesOf(property: AnyNode, read: (node: AnyNode) => Value): (readonly [string, Value])[] {
  if (property.type === "SpreadElement") {
    const value = read(property.argument);
    return value.kind === "object" ? [...value.entries] : [];
  }
  if (property.type !== "Property") return [];
  const name = nameOf(property.key, property.computed);
  return name === undefined ? [] : [[name, { ...read(property.value), line: lineOf(property) }]];
}

/** A list of middlewares is addressed by their names: `strapi::cors`. Other lists are addressed by numbers. */
function listEntries(
  elements: readonly (AnyNode | null)[],
  read: (node: AnyNode) => Value,
): Map<string, Value> {
  const entries = new Map<string, Value>();
  for (const [index, element] of elements.entries()) {
    if (!element) continue;
    const value = read(element);
    const name = value.kind === "object" ? value.entries.get("name") : value;
    const isNamed = name?.kind === "scalar" && typeof name.value === "string" && name.value.includes("::");
    const config = value.kind === "object" ? value.entries.get("config") : undefined;
    if (isNamed) entries.set(String(name.value), config ?? value);
    else entries.set(String(index), value);
  }
  return entries;
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
