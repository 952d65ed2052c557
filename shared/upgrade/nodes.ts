import type { AnyNode } from "acorn";

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
