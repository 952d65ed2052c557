import ts from "typescript-api";
import type { PlatformTypes } from "./types";

/** The texts of a union of literals in the order in which they are declared: the compiler's own order says nothing. */
export function declaredTexts({ checker, type }: PlatformTypes, name: string): string[] {
  const own = type(name).aliasSymbol;
  const symbol = own && own.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(own) : own;
  const declaration = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration || !ts.isUnionTypeNode(declaration.type)) {
    throw new Error(`The type ${name} is no longer declared as a union.`);
  }
  return declaration.type.types.map((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? part.literal.text : part.getText(),
  );
}
