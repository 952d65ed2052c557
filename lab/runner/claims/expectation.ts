import { isDeepStrictEqual } from "node:util";
import type { TreeValue } from "../content";

/** What a claim expects of a response or a result. */
export interface Expectation {
  readonly expect?: TreeValue | undefined;
  readonly missing?: readonly string[] | undefined;
}

/** @returns one line for each value that isn't as expected. */
export function differencesFrom({ expect, missing = [] }: Expectation, actual: unknown): string[] {
  const checks = expect === undefined ? [] : checksOf(expect);
  return [
    ...checks.flatMap(([pointer, value]) => compare(value, valueAt(actual, pointer), pointer)),
    ...missing.flatMap((pointer) => missingAt(actual, pointer)),
  ];
}

/** An object whose keys begin with a slash holds pointers; anything else is compared with the whole. */
function checksOf(expect: TreeValue): [pointer: string, value: TreeValue][] {
  const isMap = typeof expect === "object" && expect !== null && !Array.isArray(expect);
  const keys = isMap ? Object.keys(expect) : [];
  if (isMap && keys.length > 0 && keys.every((key) => key.startsWith("/"))) return Object.entries(expect);
  return [["", expect]];
}

/** Of an object, only the keys that are expected count. Arrays and everything else must be equal. */
function compare(expected: unknown, actual: unknown, pointer: string): string[] {
  if (isRecord(expected) && isRecord(actual) && !Array.isArray(expected) && !Array.isArray(actual)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      compare(value, actual[key], `${pointer}/${key}`),
    );
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return expected.flatMap((value, index) => compare(value, actual[index], `${pointer}/${index}`));
  if (isDeepStrictEqual(expected, actual)) return [];
  return [`${pointer || "result"}: expected ${shown(expected)}, got ${shown(actual)}`];
}

/** Something has to be there for a part of it to be missing. */
function missingAt(actual: unknown, pointer: string): string[] {
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  if (!isRecord(valueAt(actual, parent)))
    return [`${pointer}: expected an object without it, got nothing at ${parent}`];
  const found = valueAt(actual, pointer);
  return found === undefined ? [] : [`${pointer}: expected nothing, got ${shown(found)}`];
}

/** `/data/0/title`; `/data/length` is the length of an array. */
function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  return keys.reduce<unknown>((inner, key) => {
    const name = key.replaceAll("~1", "/").replaceAll("~0", "~");
    return isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined;
  }, value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const maxShown = 400;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
