import ts from "typescript-api";
import type { PlatformTypes } from "./types";

/** The strings of a union of literals in their declared order, because the compiler's order is arbitrary. */
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
