import type { TreeValue } from "./tree";

interface Style {
  /** Keys as JSON has them, or bare where JavaScript allows it, with a comma behind the last entry. */
  readonly isJson: boolean;
  /** Whether nested objects can share a line: helpful in short requests, hard to read in responses. */
  readonly isDense: boolean;
}

export const responseStyle: Style = { isJson: true, isDense: false };
export const bodyStyle: Style = { isJson: true, isDense: true };
export const scriptStyle: Style = { isJson: false, isDense: true };

/** Lists and objects that fit into this many characters stay in one line. */
const width = 76;

/**
 * A value as people write it: what is short in one line, what is long or deep one entry a line.
 *
 * @param indent spaces before its lines; the first one is written without them.
 * @param lead number of characters before it on its first line.
 */
export function literal(value: TreeValue, style: Style, indent = 0, lead = 0): string {
  const short = inLine(value, style);
  const fits = indent + lead + short.length <= width && (style.isDense || isShallow(value));
  return fits ? short : opened(value, style, indent);
}

function inLine(value: TreeValue, style: Style): string {
  if (!isFilled(value)) return JSON.stringify(value);
  const parts = partsOf(value, style).map(({ name, entry }) => name + inLine(entry, style));
  return isList(value) ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
}

/** Either all objects of a list take one line each, or none does. */
function opened(value: TreeValue, style: Style, indent: number): string {
  if (!isFilled(value)) return inLine(value, style);
  const inner = indent + 2;
  const parts = partsOf(value, style).map(({ name, entry }) => ({
    name,
    entry,
    text: literal(entry, style, inner, name.length),
  }));
  const isRagged = isList(value) && parts.some(({ text }) => text.includes("\n"));
  const lines = parts.map(({ name, entry, text }) => {
    return " ".repeat(inner) + name + (isRagged ? opened(entry, style, inner) : text);
  });
  const [open, close] = isList(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}${style.isJson ? "" : ","}\n${" ".repeat(indent)}${close}`;
}

function partsOf(value: Filled, { isJson }: Style): { name: string; entry: TreeValue }[] {
  if (isList(value)) return value.map((entry) => ({ name: "", entry }));
  const isBare = (key: string) => !isJson && /^[A-Za-z_$][\w$]*$/.test(key);
  return Object.entries(value).map(([key, entry]) => ({
    name: `${isBare(key) ? key : JSON.stringify(key)}: `,
    entry,
  }));
}

type List = readonly TreeValue[];
type Filled = List | { readonly [key: string]: TreeValue };

function isList(value: TreeValue): value is List {
  return Array.isArray(value);
}

function isFilled(value: TreeValue): value is Filled {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** Holds no further objects; a list of words or numbers is no nesting to anyone. */
function isShallow(value: TreeValue): boolean {
  return !isFilled(value) || !Object.values(value).some((entry) => isFilled(entry) && !isPlainList(entry));
}

function isPlainList(value: Filled): boolean {
  return isList(value) && !value.some(isFilled);
}
