import ts from "typescript-api";
import type { InstalledPlatform } from "../installed";
import { once } from "./once";
import { outlineText } from "./outlineText";
import { propertiesOf, type TypeProperty } from "./properties";
import { typesOf } from "./types";

/** A method of the Document Service. */
export interface ServiceMethod {
  readonly name: string;
  /** `findMany(params?): Promise<Result[]>`; which parameters there are is said by `params`. */
  readonly signature: string;
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
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    return {
      name: symbol.name,
      signature: `${symbol.name}${signature ? callText(signature) : "()"}`,
      params: signature ? paramsOf(signature) : [],
      isInternal: symbol.getJsDocTags(checker).some(({ name }) => name === "internal"),
      needsDraftAndPublish: owner.includes("DraftAndPublish"),
    };
  });

  function callText(signature: ts.Signature): string {
    const { parameters = [], type } = signature.declaration ?? {};
    const names = [...parameters]
      .filter(ts.isParameter)
      .map(({ name, questionToken }) => `${name.getText()}${questionToken ? "?" : ""}`);
    return `(${names.join(", ")})${type && ts.isTypeNode(type) ? `: ${outlineText(checker, type)}` : ""}`;
  }

  /** The type of the only argument is generic: its constraint lists what it can contain. */
  function paramsOf(signature: ts.Signature): TypeProperty[] {
    const [parameter] = signature.parameters;
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
