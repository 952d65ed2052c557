import ts from "typescript-api";
import { isOfLanguage, signatureText, valueText } from "./typeText";

/** A name in code, and what the compiler knows of it. */
export interface TypedName {
  /** From 0, in the whole file. */
  readonly start: number;
  readonly length: number;
  /** `recipes: { id: ID; … }[]` */
  readonly text: string;
}

/** The names of a file whose types aren't written next to them, and are worth showing, in their order. */
export function namesIn(checker: ts.TypeChecker, file: ts.SourceFile): TypedName[] {
  const found: TypedName[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isIdentifier(node) ? textOfName(checker, node) : undefined;
    if (text !== undefined) found.push({ start: node.getStart(file), length: node.getWidth(file), text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOfName(checker: ts.TypeChecker, node: ts.Identifier): string | undefined {
  if (isLeftOut(node)) return undefined;
  const symbol = symbolOf(checker, node);
  if (!symbol || isOfLanguage(symbol)) return undefined;
  const called = callOf(node);
  if (called) return textOfCall(checker, node, called);
  if (symbol.flags & ts.SymbolFlags.Value) return textOfValue(checker, node, symbol);
  return undefined;
}

/** The parameters as they are declared: those of this call repeat the code. The result is that of this call. */
function textOfCall(
  checker: ts.TypeChecker,
  node: ts.Identifier,
  call: ts.CallExpression,
): string | undefined {
  const resolved = checker.getResolvedSignature(call);
  if (!resolved) return undefined;
  const all = checker.getNonNullableType(checker.getTypeAtLocation(call.expression)).getCallSignatures();
  const declared = all.find(({ declaration }) => declaration === resolved.declaration) ?? resolved;
  const text = signatureText(checker, declared, resolved.getReturnType());
  return text === "(): any" ? undefined : `${node.text}${text}`;
}

/** Names of the reader's own types, keys of JSX and labels say enough, and so do names with a written type. */
function isLeftOut(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent))
    return true;
  if (node.text === "undefined" || ts.isTypeNode(parent) || ts.isQualifiedName(parent)) return true;
  if (ts.isTypeElement(parent) || ts.isInterfaceDeclaration(parent) || ts.isTypeAliasDeclaration(parent))
    return true;
  if (ts.isParameter(parent) || ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent))
    return parent.name === node && parent.type !== undefined;
  return false;
}

function symbolOf(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return checker.getShorthandAssignmentValueSymbol(parent);
  if (ts.isPropertyAssignment(parent) && parent.name === node) return propertyOf(checker, parent);
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The option that a key of an object sets, if a type declares it. */
function propertyOf(checker: ts.TypeChecker, { parent, name }: ts.PropertyAssignment): ts.Symbol | undefined {
  if (!ts.isObjectLiteralExpression(parent) || !ts.isIdentifier(name)) return undefined;
  const expected = checker.getContextualType(parent);
  const found = expected && checker.getPropertyOfType(checker.getNonNullableType(expected), name.text);
  // Where the compiler infers the type from this very object, it says nothing more.
  return found?.declarations?.some((one) => one.getSourceFile().isDeclarationFile) ? found : undefined;
}

/** The call whose function the name is: `findMany` in `strapi.documents(uid).findMany()`. */
function callOf(node: ts.Identifier): ts.CallExpression | undefined {
  const callee = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const { parent } = callee;
  return ts.isCallExpression(parent) && parent.expression === callee ? parent : undefined;
}

function textOfValue(checker: ts.TypeChecker, node: ts.Identifier, symbol: ts.Symbol): string | undefined {
  const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  const type = isKey ? checker.getTypeOfSymbol(symbol) : checker.getTypeAtLocation(node);
  const isOptional = isKey && (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const shown = isOptional ? checker.getNonNullableType(type) : type;
  const [signature] = shown.getCallSignatures();
  if (signature && symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method))
    return `${node.text}${signatureText(checker, signature)}`;
  const text = valueText(checker, shown);
  return isTrivial(text) ? undefined : `${node.text}${isOptional ? "?" : ""}: ${text}`;
}

/** What a reader sees at once, or what says nothing. */
function isTrivial(text: string): boolean {
  return (
    text
      .split(" | ")
      .every((part) =>
        /^(?:any|unknown|never|void|null|undefined|string|number|boolean|…|\{\}|true|false|-?\d+|"[^"]*")$/.test(
          part,
        ),
      ) && !/" \| "/.test(text)
  );
}
