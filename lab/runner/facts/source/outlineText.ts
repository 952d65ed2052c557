import ts from "typescript-api";

/**
 * A declared type on one line, as a reader needs it: `Promise<Result | null>`. An alias is replaced by its target, and
 * generic types lose their arguments, except promises.
 */
export function outlineText(checker: ts.TypeChecker, node: ts.TypeNode): string {
  const text = (inner: ts.TypeNode) => outlineText(checker, inner);
  if (ts.isArrayTypeNode(node)) return `${text(node.elementType)}[]`;
  if (ts.isUnionTypeNode(node)) return node.types.map(text).join(" | ");
  if (ts.isTypeLiteralNode(node)) {
    const members = node.members.filter(ts.isPropertySignature);
    return `{ ${members.map(({ name, type }) => `${name.getText()}: ${type ? text(type) : "any"}`).join("; ")} }`;
  }
  if (!ts.isTypeReferenceNode(node)) return node.getText();
  const [argument] = node.typeArguments ?? [];
  const name = ts.isQualifiedName(node.typeName) ? node.typeName.right.text : node.typeName.text;
  if (name === "Promise" && argument) return `Promise<${text(argument)}>`;
  const meant = aliasedNode(checker, node.typeName);
  return meant && isPlain(meant) ? text(meant) : name;
}

/** What an alias stands for. */
function aliasedNode(checker: ts.TypeChecker, name: ts.EntityName): ts.TypeNode | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const own = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return own?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
}

/** A conditional or a mapped type says less than its name. */
function isPlain(node: ts.TypeNode): boolean {
  return (
    ts.isArrayTypeNode(node) ||
    ts.isUnionTypeNode(node) ||
    ts.isTypeLiteralNode(node) ||
    (ts.isTypeReferenceNode(node) && node.typeName.getText() === "Promise") ||
    node.kind === ts.SyntaxKind.StringKeyword ||
    node.kind === ts.SyntaxKind.NumberKeyword
  );
}
