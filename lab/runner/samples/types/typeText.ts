import ts from "typescript-api";

/** Longer texts are cut at the end of a part: nobody reads them in a small box. */
const longest = 200;
/** Objects inside of a value are shown as `{ … }`. */
const objectLevels = 1;
/** Nested types, such as a promise of a list: deeper ones are `…`. */
const typeLevels = 4;

interface Level {
  readonly objects: number;
  readonly types: number;
  /** Characters. */
  readonly room: number;
}

/**
 * A type as a reader wants to see it: one level deep, with `…` for the rest. Members of a union are sorted, because the compiler's
 * order depends on what it saw before.
 */
function typeText(checker: ts.TypeChecker, type: ts.Type, room: number = longest): string {
  return textOf(checker, type, { objects: objectLevels, types: typeLevels, room });
}

/** The parameters of a function as they are declared, and its result: `(uid: string): Promise<number>`. */
export function signatureText(
  checker: ts.TypeChecker,
  declared: ts.Signature,
  result: ts.Type = declared.getReturnType(),
): string {
  const level = { objects: objectLevels, types: typeLevels, room: longest };
  return callText(checker, declared, ": ", level, result);
}

/** Whether JavaScript, browsers, or Node.js bring it along. */
export function isOfLanguage(symbol: ts.Symbol | undefined): boolean {
  const files = symbol?.declarations?.map((one) => one.getSourceFile().fileName) ?? [];
  return files.some((file) =>
    /\/lib\/lib\.[\w.]+\.d\.ts$|\/node_modules\/(?:@types\/node|undici-types)\//.test(file),
  );
}

/** A value: `: Strapi { documents(…); db; … }` says what a class or an interface has. */
export function valueText(checker: ts.TypeChecker, type: ts.Type): string {
  const text = typeText(checker, type);
  const name = nameOf(type);
  const properties = propertiesOf(checker, type);
  if (
    name === undefined ||
    name.startsWith("typeof ") ||
    properties.length === 0 ||
    type.getCallSignatures().length > 0
  )
    return text;
  if (isOfLanguage(type.getSymbol())) return text;
  return `${text} ${membersText(checker, properties, longest - text.length)}`;
}

function textOf(checker: ts.TypeChecker, type: ts.Type, level: Level): string {
  if (level.types === 0) return "…";
  const inner = { ...level, types: level.types - 1 };
  if (type.flags & ts.TypeFlags.TypeParameter) return parameterText(checker, type, inner);
  if (type.flags & ts.TypeFlags.Boolean) return "boolean";
  if (type.isUnion()) return unionText(checker, type, inner);
  if (checker.isArrayType(type)) return listText(checker, type, inner);
  if (checker.isTupleType(type)) return tupleText(checker, type, inner);
  const name = nameOf(type);
  if (name !== undefined) return `${name}${argumentsText(checker, type, inner)}`;
  const [call] = type.getCallSignatures();
  if (call && type.getProperties().length === 0) return callText(checker, call, " => ", inner);
  if (isObject(type)) return objectText(checker, type, inner);
  return shortened(checker.typeToString(type, undefined, plainFormat), level.room);
}

const plainFormat =
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | ts.TypeFormatFlags.OmitParameterModifiers;

/** A type parameter is shown as what it extends. */
function parameterText(checker: ts.TypeChecker, type: ts.Type, level: Level): string {
  const constraint = type.getConstraint();
  if (!constraint) return "unknown";
  const isWhole = nameOf(constraint) !== undefined && !isReference(constraint) && isObject(constraint);
  return isWhole ? objectText(checker, constraint, level) : textOf(checker, constraint, level);
}

function unionText(checker: ts.TypeChecker, type: ts.UnionType, level: Level): string {
  const name = aliasOf(type);
  if (name !== undefined && type.types.some(isObject)) return name;
  const isBoolean = ({ flags }: ts.Type) => (flags & ts.TypeFlags.BooleanLiteral) !== 0;
  const booleans = type.types.filter(isBoolean);
  const others = booleans.length === 2 ? type.types.filter((one) => !isBoolean(one)) : type.types;
  const texts = [
    ...others.map((one) => memberText(checker, one, level)),
    ...(booleans.length === 2 ? ["boolean"] : []),
  ];
  const sorted = [...new Set(texts)].sort(byRank);
  const whole = sorted.join(" | ");
  if (whole.length <= level.room) return whole;
  if (name !== undefined) return name;
  const objects = type.types.filter(
    (one) => isObject(one) && one.getCallSignatures().length === 0 && !isOfLanguage(one.getSymbol()),
  );
  const missing = sorted.filter((text) => text === "null" || text === "undefined");
  if (level.objects > 0 && objects.length > 1 && objects.length + missing.length === type.types.length)
    return [membersText(checker, membersOf(checker, objects), level.room), ...missing].join(" | ");
  return joined(sorted, " | ", level.room);
}

/** The members of several objects, each name once. */
function membersOf(checker: ts.TypeChecker, objects: readonly ts.Type[]): ts.Symbol[] {
  const all = objects.flatMap((one) => propertiesOf(checker, one));
  return [...new Map(all.map((property) => [property.name, property])).values()];
}

/** What may be missing comes last. */
function byRank(a: string, b: string): number {
  const rank = (text: string) => (text === "undefined" ? 2 : text === "null" ? 1 : 0);
  return rank(a) - rank(b) || compare(a, b);
}

function memberText(checker: ts.TypeChecker, type: ts.Type, level: Level): string {
  const text = textOf(checker, type, level);
  return text.includes(" => ") ? `(${text})` : text;
}

function listText(checker: ts.TypeChecker, type: ts.Type, level: Level): string {
  const [item] = checker.getTypeArguments(type as ts.TypeReference);
  if (!item) return "unknown[]";
  const text = textOf(checker, item, level);
  return item.isUnion() || text.includes(" => ") || text.includes("&") ? `Array<${text}>` : `${text}[]`;
}

function tupleText(checker: ts.TypeChecker, type: ts.Type, level: Level): string {
  const items = checker.getTypeArguments(type as ts.TypeReference);
  return `[${joined(
    items.map((one) => textOf(checker, one, level)),
    ", ",
    level.room,
  )}]`;
}

/** Classes and interfaces by their names; what is written out as an object isn't, unless it has a name of its own. */
function nameOf(type: ts.Type): string | undefined {
  const symbol = type.getSymbol();
  const named = ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.Enum;
  const isClassItself = type.getConstructSignatures().length > 0;
  if (symbol && isDeclaredName(symbol) && symbol.flags & named)
    return isClassItself ? `typeof ${symbol.name}` : symbol.name;
  return isObject(type) && type.getCallSignatures().length === 0 ? aliasOf(type) : undefined;
}

/** Names of types that stand for the result of a computation, and say nothing by themselves. */
const vague = new Set([
  "Any",
  "AnyDocument",
  "AnyEntity",
  "Document",
  "Entity",
  "Result",
  "Prettify",
  "Omit",
  "Pick",
  "Partial",
  "Required",
]);

function aliasOf({ aliasSymbol, aliasTypeArguments = [] }: ts.Type): string | undefined {
  if (!aliasSymbol || aliasTypeArguments.length > 0 || vague.has(aliasSymbol.name)) return undefined;
  return isDeclaredName(aliasSymbol) ? aliasSymbol.name : undefined;
}

const isDeclaredName = ({ name }: ts.Symbol): boolean =>
  /^[A-Za-z_$][\w$]*$/.test(name) && !name.startsWith("__");

function argumentsText(checker: ts.TypeChecker, type: ts.Type, level: Level): string {
  if (!isReference(type)) return "";
  const own = checker.getTypeArguments(type).slice(0, type.target.typeParameters?.length ?? 0);
  if (own.length === 0) return "";
  return `<${joined(
    own.map((one) => textOf(checker, one, level)),
    ", ",
    level.room,
  )}>`;
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return isObject(type) && (type.objectFlags & ts.ObjectFlags.Reference) !== 0;
}

function isObject(type: ts.Type): type is ts.ObjectType {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function objectText(checker: ts.TypeChecker, type: ts.Type, level: Level): string {
  const properties = propertiesOf(checker, type);
  if (properties.length === 0) return type.getStringIndexType() ? "Record<string, …>" : "{}";
  if (level.objects === 0) return "{ … }";
  const inner = { ...level, objects: level.objects - 1, room: 60 };
  const texts = properties.map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? "?" : "";
    const value = withoutMissing(checker, checker.getTypeOfSymbol(property), optional !== "");
    return `${keyText(property.name)}${optional}: ${textOf(checker, value, inner)}`;
  });
  const whole = `{ ${texts.join("; ")} }`;
  return whole.length <= level.room ? whole : membersText(checker, properties, level.room);
}

/** Only the names, where there is no room for their types: `{ findMany(…); locale?; … }`. */
function membersText(checker: ts.TypeChecker, properties: readonly ts.Symbol[], room: number): string {
  const names = properties.map((property) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const optional = property.flags & ts.SymbolFlags.Optional ? "?" : "";
    return `${keyText(property.name)}${optional}${type.getCallSignatures().length > 0 ? "(…)" : ""}`;
  });
  return `{ ${joined(names, "; ", room - 4)} }`;
}

/** In declared order, an entry's IDs first; those of computed types are sorted, because their order depends on what the compiler saw before. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const all = checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith("_"));
  const places = new Map(all.map((property) => [property, placeOf(property)]));
  const isSorted = isComputed(type);
  return all.sort((a, b) => {
    const [x, y] = [places.get(a), places.get(b)];
    if (!x || !y) return 0;
    const ids = x.rank - y.rank;
    if (ids !== 0 || !isSorted) return ids;
    return compare(x.file, y.file) || x.start - y.start || compare(a.name, b.name);
  });
}

function isComputed(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.some(isComputed);
  return isObject(type) && (type.objectFlags & ts.ObjectFlags.Mapped) !== 0;
}

function placeOf({ name, declarations }: ts.Symbol) {
  const [first] = declarations ?? [];
  const rank = name === "id" ? 0 : name === "documentId" ? 1 : 2;
  return { rank, file: first?.getSourceFile().fileName ?? "~", start: first?.getStart() ?? 0 };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const keyText = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

/** `name?: string | undefined` says the same twice. */
function withoutMissing(checker: ts.TypeChecker, type: ts.Type, isOptional: boolean): ts.Type {
  return isOptional && type.isUnion() ? checker.getNonNullableType(type) : type;
}

function callText(
  checker: ts.TypeChecker,
  signature: ts.Signature,
  arrow: string,
  level: Level,
  returned: ts.Type = signature.getReturnType(),
): string {
  const parameters = signature.getParameters().map((parameter) => {
    const { valueDeclaration: declared } = parameter;
    const isParameter = declared !== undefined && ts.isParameter(declared);
    const isOptional = isParameter && checker.isOptionalParameter(declared);
    const rest = isParameter && declared.dotDotDotToken ? "..." : "";
    const name = parameter.name.startsWith("__") ? "options" : parameter.name;
    const type = withoutMissing(checker, checker.getTypeOfSymbol(parameter), isOptional);
    return `${rest}${name}${isOptional ? "?" : ""}: ${textOf(checker, type, { ...level, room: 110 })}`;
  });
  const result = textOf(checker, returned, { ...level, room: Math.max(level.room - 100, 60) });
  return `(${joined(parameters, ", ", level.room)})${arrow}${result}`;
}

/** As many parts as there is room for, and `…` for the others. */
function joined(parts: readonly string[], separator: string, room: number): string {
  const whole = parts.join(separator);
  if (whole.length <= room) return whole;
  const kept: string[] = [];
  let length = 1;
  for (const part of parts) {
    length += part.length + separator.length;
    if (length > room) break;
    kept.push(part);
  }
  return [...kept, "…"].join(separator);
}

function shortened(text: string, room: number): string {
  return text.length <= room ? text : `${text.slice(0, room - 1)}…`;
}
