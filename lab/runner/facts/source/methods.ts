import ts from "typescript-api";
import type { InstalledPlatform } from "../installed";
import { once } from "./once";
import { propertiesOf, type TypeProperty } from "./properties";
import { typesOf } from "./types";

/** A method of the Document Service. */
export interface ServiceMethod {
  readonly name: string;
  readonly params: readonly TypeProperty[];
  readonly isInternal: boolean;
  /** There only for content types with Draft & Publish. */
  readonly needsDraftAndPublish: boolean;
}

/** Declared, but whoever passes it gets a ValidationError. */
const refused = "lookup";

/** The methods of `strapi.documents(uid)` with the parameters that their types declare, in the order of declaration. */
export const documentMethods = once((platform: InstalledPlatform): ServiceMethod[] => {
  const types = typesOf(platform);
  const { checker } = types;
  return checker.getPropertiesOfType(types.type("documentService")).map((symbol) => {
    const declaration = symbol.declarations?.[0];
    const owner =
      declaration?.parent && ts.isInterfaceDeclaration(declaration.parent)
        ? declaration.parent.name.text
        : "";
    return {
      name: symbol.name,
      params: paramsOf(symbol),
      isInternal: symbol.getJsDocTags(checker).some(({ name }) => name === "internal"),
      needsDraftAndPublish: owner.includes("DraftAndPublish"),
    };
  });

  /** The one argument's type is generic: what it may be at most says what it may hold. */
  function paramsOf(symbol: ts.Symbol): TypeProperty[] {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const [parameter] = signature?.parameters ?? [];
    if (!parameter) return [];
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
    const constraint = checker.getBaseConstraintOfType(type) ?? type;
    const parts = constraint.isUnion() ? constraint.types : [constraint];
    const found = new Map<string, TypeProperty>();
    for (const part of parts) {
      for (const property of propertiesOf(types, part, () => false)) {
        if (!found.has(property.path)) found.set(property.path, property);
      }
    }
    return [...found.values()].filter(({ path }) => path !== refused);
  }
});
