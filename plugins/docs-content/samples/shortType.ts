import { type Group, type Piece, piecesOf } from "./typePieces";

/** What a type keeps when it is shortened. */
interface Limits {
  /** Members of an object, and of an object in an object. */
  readonly members: number;
  readonly inner: number;
  /** Characters of a list of type arguments, of a parameter, and of a union. */
  readonly typeArguments: number;
  readonly parameter: number;
  readonly union: number;
}

/** From the mildest on. */
const steps: readonly Limits[] = [
  { members: 16, inner: 8, typeArguments: 80, parameter: 110, union: 140 },
  { members: 12, inner: 6, typeArguments: 60, parameter: 80, union: 110 },
  { members: 9, inner: 4, typeArguments: 48, parameter: 64, union: 90 },
  { members: 7, inner: 3, typeArguments: 40, parameter: 54, union: 70 },
  { members: 6, inner: 3, typeArguments: 36, parameter: 48, union: 60 },
  { members: 5, inner: 2, typeArguments: 32, parameter: 44, union: 50 },
  { members: 4, inner: 2, typeArguments: 30, parameter: 40, union: 44 },
  { members: 3, inner: 0, typeArguments: 28, parameter: 36, union: 36 },
  { members: 3, inner: 0, typeArguments: 24, parameter: 24, union: 32 },
  { members: 2, inner: 0, typeArguments: 10, parameter: 20, union: 28 },
  { members: 2, inner: 0, typeArguments: 3, parameter: 12, union: 28 },
];

/**
 * A type with `…` for members, type arguments, and types of parameters that it has no room for.
 *
 * @param room in characters. What says too much with the strictest limits stays longer.
 */
export function shortType(text: string, room: number): string {
  if (text.length <= room) return text;
  const pieces = piecesOf(text);
  let short = text;
  for (const limits of steps) {
    short = written(pieces, limits, 0);
    if (short.length <= room) break;
  }
  return short;
}

function written(pieces: readonly Piece[], limits: Limits, depth: number): string {
  const texts = pieces.map((piece) => (typeof piece === "string" ? piece : groupText(piece, limits, depth)));
  const union = texts.join("");
  if (!pieces.includes("|") || union.length <= limits.union) return union;
  const members = texts.map((text, index) => (pieces[index] === "|" ? "\0" : text));
  return unionText(members.join("").split(" \0 "), limits.union);
}

/** At least one member, as many as there is room for, and that the value can be missing. */
function unionText(members: readonly string[], room: number): string {
  const missing: readonly string[] = members.filter((member) => member === "null" || member === "undefined");
  const others = members.filter((member) => !missing.includes(member) && member !== "…");
  const kept: string[] = [];
  let length = missing.join(" | ").length;
  for (const member of others) {
    length += member.length + 3;
    if (kept.length > 0 && length > room) break;
    kept.push(member);
  }
  const isWhole = kept.length + missing.length === members.length;
  return [...kept, ...(isWhole ? [] : ["…"]), ...missing].join(" | ");
}

function groupText({ open, close, parts }: Group, limits: Limits, depth: number): string {
  const isObject = open === "{";
  const texts = parts.map((part) => written(part, limits, depth + (isObject ? 1 : 0)).trim());
  if (isObject) return objectText(texts, depth === 0 ? limits.members : limits.inner);
  const shown = open === "(" ? texts.map((one) => parameterText(one, limits.parameter)) : texts;
  const list = `${open}${shown.join(", ")}${close}`;
  return open === "<" && list.length > limits.typeArguments ? "<…>" : list;
}

function objectText(texts: readonly string[], room: number): string {
  if (texts.join("") === "") return "{}";
  const kept = texts.length > room ? [...texts.slice(0, room).filter((one) => one !== "…"), "…"] : texts;
  return `{ ${kept.join("; ")} }`;
}

/** `message?: …`. An object says what a caller can pass; it has lost members already. */
function parameterText(text: string, room: number): string {
  const [name] = /^(?:\.\.\.)?[\w$]+\??: (?!\{)/.exec(text) ?? [];
  return name && text.length > room ? `${name}…` : text;
}
