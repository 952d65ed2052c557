import ts from "typescript-api";
import { outlineText } from "./outlineText";
import type { PlatformTypes } from "./types";

/** A method or property of a type. */
export interface Member {
  readonly name: string;
  /** `findMany(params?): Promise<any[]>` of a method; undefined for a property. */
  readonly signature: string | undefined;
  readonly params: readonly string[];
  readonly isDeprecated: boolean;
  readonly type: ts.Type;
}

/** The public members of a type, in the order of declaration. */
export function membersOf({ checker }: PlatformTypes, type: ts.Type): Member[] {
  return checker.getPropertiesOfType(type).flatMap((symbol): Member[] => {
    const declaration = symbol.declarations?.[0];
    const isHidden =
      declaration &&
      ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
    if (isHidden) return [];
    const own = checker.getTypeOfSymbol(symbol);
    const [signature] = own.getCallSignatures();
    const params = signature ? paramsOf(signature) : [];
    const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === "deprecated");
    const call = signature && `${symbol.name}(${params.join(", ")})${returnOf(checker, signature)}`;
    return [{ name: symbol.name, signature: call, params, isDeprecated, type: own }];
  });
}

function paramsOf({ declaration }: ts.Signature): string[] {
  return [...(declaration?.parameters ?? [])]
    .filter(ts.isParameter)
    .map(({ name, questionToken }) =>
      ts.isIdentifier(name) ? `${name.text}${questionToken ? "?" : ""}` : "options",
    );
}

function returnOf(checker: ts.TypeChecker, { declaration }: ts.Signature): string {
  const type = declaration?.type;
  return type && ts.isTypeNode(type)
    ? `: ${outlineText(checker, type).replace(/\s+/g, " ").replaceAll(";}", " }")}`
    : "";
}
