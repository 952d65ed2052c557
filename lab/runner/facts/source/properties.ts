import ts from "typescript-api";
import type { PlatformTypes } from "./types";

/** A property of a type, or a nested one. */
export interface TypeProperty {
  /** From the type: `proxy.koa`. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
}

/**
 * The properties of a type in the order of their declaration, each followed by its nested properties.
 *
 * @param mayEnter whether to include the properties of a type that is declared in this file: types of other libraries are documented there
 */
export function propertiesOf(
  { checker }: PlatformTypes,
  type: ts.Type,
  mayEnter: (file: string) => boolean = (file) => file.includes("@strapi/"),
): TypeProperty[] {
  return collect(type, "", []);

  function collect(owner: ts.Type, prefix: string, above: readonly ts.Type[]): TypeProperty[] {
    return checker.getPropertiesOfType(owner).flatMap((symbol): TypeProperty[] => {
      const path = `${prefix}${symbol.name}`;
      const inner = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
      // One of two names for the same option, in the half of the type that is for the other.
      if (inner.flags & ts.TypeFlags.Never) return [];
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === "deprecated");
      const own = { path, type: typeText(checker, inner), isRequired: !isOptional, isDeprecated };
      const below = partsOf(inner)
        .filter((part) => !above.includes(part) && isEnterable(part))
        .flatMap((part) => collect(part, `${path}.`, [...above, part]));
      return [own, ...uniqueByPath(below)];
    });
  }

  function isEnterable(type: ts.Type): boolean {
    if (type.isIntersection()) return type.types.some(isEnterable);
    const [declaration] = type.symbol?.declarations ?? [];
    const isPlain = (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0;
    return (
      isPlain &&
      !checker.isArrayLikeType(type) &&
      !!declaration &&
      mayEnter(declaration.getSourceFile().fileName)
    );
  }
}

function uniqueByPath(properties: readonly TypeProperty[]): TypeProperty[] {
  const first = new Map<string, TypeProperty>();
  for (const property of properties) if (!first.has(property.path)) first.set(property.path, property);
  return [...first.values()];
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** A type in words that hold without its declaration: `boolean | object`, `"strict" | "lax"`, `string[]`, `function`. */
function typeText(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return "any";
  if (type.isUnion()) return unionText(checker, type);
  // `api::${string}`: the description of the property explains the possible values.
  if (type.flags & ts.TypeFlags.TemplateLiteral) return "string";
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  if (type.getCallSignatures().length > 0) return "function";
  if (checker.isArrayLikeType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const text = element ? typeText(checker, element) : "any";
    return text.includes(" | ") ? `(${text})[]` : `${text}[]`;
  }
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive | ts.TypeFlags.Intersection)) === 0) {
    return checker.typeToString(type);
  }
  return type.symbol?.name === "RegExp" || type.symbol?.name === "Date" ? type.symbol.name : "object";
}

function unionText(checker: ts.TypeChecker, type: ts.UnionType): string {
  const members = type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
  const isBoolean = members.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
  const texts = members.map((member) =>
    isBoolean && member.flags & ts.TypeFlags.BooleanLiteral ? "boolean" : typeText(checker, member),
  );
  return [...new Set(texts)].join(" | ");
}
