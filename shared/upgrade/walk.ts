import type { AnyNode } from "acorn";

/** Calls `visit` for a node and all nodes below it, types of TypeScript included, in the order of the code. */
export function walk(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

/** Without the parentheses and types around it: `({ … } satisfies Config)`. */
export function unwrapped(node: AnyNode): AnyNode {
  const { type, expression } = node as { type: string; expression?: AnyNode };
  return wrappers.has(type) && expression ? unwrapped(expression) : node;
}

const wrappers: ReadonlySet<string> = new Set([
  "ParenthesizedExpression",
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
]);

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The line on which a node begins. The parsers are told to write it down. */
export function lineOf(node: AnyNode): number {
  return node.loc?.start.line ?? 1;
}

/** The name of a key or a property; undefined for `[computed]`. */
export function nameOf(key: AnyNode, computed: boolean): string | undefined {
  if (key.type === "Literal") return String(key.value);
  return key.type === "Identifier" && !computed ? key.name : undefined;
}

/** The function `env` of configuration files, or one of its casts, such as `env.int`. */
export function isEnv(callee: AnyNode): boolean {
  if (callee.type === "MemberExpression") return isEnv(callee.object);
  return callee.type === "Identifier" && callee.name === "env";
}
