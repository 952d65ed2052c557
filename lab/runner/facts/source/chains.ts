import ts from "typescript-api";

/** Everything that is taken of a variable: `cookie.name` of `sessions.cookie?.name`. */
export function chainsOf(variable: string, scope: ts.Node): string[] {
  const chains = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === variable) chains.add(chainBehind(node).names.join("."));
    ts.forEachChild(node, walk);
  };
  walk(scope);
  return [...chains].filter((chain) => chain !== "");
}

/** `.cookie?.name` behind an expression, up to a method that is called. */
export function chainBehind(start: ts.Expression): { node: ts.Expression; names: string[] } {
  const names: string[] = [];
  let node = start;
  let { parent } = node;
  while (ts.isPropertyAccessExpression(parent) && parent.expression === node && !isMethodCall(parent)) {
    names.push(parent.name.text);
    node = parent;
    parent = node.parent;
  }
  return { node, names };
}

/** The function, or the file, that a variable is known in. */
export function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent;
  while (!ts.isFunctionLike(scope) && !ts.isSourceFile(scope)) scope = scope.parent;
  return scope;
}

function isMethodCall(node: ts.PropertyAccessExpression): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression === node;
}
