/** A type in the notation of TypeScript: text, and what is in brackets. */
type Piece = string | Group;

interface Group {
  readonly open: string;
  readonly close: string;
  readonly parts: readonly (readonly Piece[])[];
}

/** What a type keeps when it is shortened. */
interface Limits {
  /** Members of an object, and of an object in an object. */
  readonly members: number;
  readonly inner: number;
  /** Characters of a list of type arguments, and of a parameter. */
  readonly typeArguments: number;
  readonly parameter: number;
}

/** From the mildest on. */
const steps: readonly Limits[] = [
  { members: 16, inner: 8, typeArguments: 80, parameter: 110 },
  { members: 12, inner: 6, typeArguments: 60, parameter: 80 },
  { members: 9, inner: 4, typeArguments: 40, parameter: 60 },
  { members: 7, inner: 3, typeArguments: 30, parameter: 50 },
  { members: 6, inner: 2, typeArguments: 24, parameter: 40 },
  { members: 5, inner: 1, typeArguments: 20, parameter: 30 },
  { members: 4, inner: 0, typeArguments: 14, parameter: 24 },
  { members: 3, inner: 0, typeArguments: 10, parameter: 20 },
  { members: 2, inner: 0, typeArguments: 3, parameter: 12 },
];

const closes: Readonly<Record<string, string>> = { "{": "}", "(": ")", "<": ">", "[": "]" };

const separators: Readonly<Record<string, string>> = { "}": ";", ")": ",", ">": ",", "]": "," };

/** Strings, the arrow of a function, whose `>` closes nothing, and any other character. */
const sign = /"(?:\\.|[^"\\])*"|`[^`]*`|=>|[\s\S]/g;

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

function piecesOf(text: string): readonly Piece[] {
  const signs = [...text.matchAll(sign)].map(([one]) => one);
  return partsUntil("", signs)[0] ?? [];
}

/** @param signs of the rest of the text; those that were read are removed */
function partsUntil(close: string, signs: string[]): (readonly Piece[])[] {
  const parts: Piece[][] = [];
  let pieces: Piece[] = [];
  for (let next = signs.shift(); next !== undefined && next !== close; next = signs.shift()) {
    const end = closes[next];
    if (end) pieces.push({ open: next, close: end, parts: partsUntil(end, signs) });
    else if (next === separators[close]) {
      parts.push(pieces);
      pieces = [];
    } else pieces.push(next);
  }
  return [...parts, pieces];
}

function written(pieces: readonly Piece[], limits: Limits, depth: number): string {
  return pieces
    .map((piece) => (typeof piece === "string" ? piece : groupText(piece, limits, depth)))
    .join("");
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

/** `message?: …` */
function parameterText(text: string, room: number): string {
  const [name] = /^(?:\.\.\.)?[\w$]+\??: /.exec(text) ?? [];
  return name && text.length > room ? `${name}…` : text;
}
