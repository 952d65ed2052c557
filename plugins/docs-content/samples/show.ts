import type { TreeValue } from "../../../shared/tree";

/** The part of a response that a writer selects: a number of entries, or a JSON pointer. */
export type Show = number | string;

/** The part of a response that is shown. */
export interface Shown {
  readonly value: TreeValue;
  /** What a reader has to know of the rest; empty where nothing is missing. */
  readonly note: string;
}

/** @returns undefined if the response has no such part. */
export function shownPart(body: TreeValue, show: Show | undefined): Shown | undefined {
  if (show === undefined) return { value: body, note: "" };
  if (typeof show === "number") return firstEntries(body, show);
  const value = atPointer(body, show);
  return value === undefined ? undefined : { value, note: `Only ${show}` };
}

/** The response itself if it is a list, or the list in its `data`. */
export function listIn(body: TreeValue): readonly TreeValue[] | undefined {
  const list = isObject(body) ? body.data : body;
  return isList(list) ? list : undefined;
}

function firstEntries(body: TreeValue, count: number): Shown | undefined {
  const list = listIn(body);
  if (list === undefined) return undefined;
  if (list.length <= count) return { value: body, note: "" };
  const kept = list.slice(0, count);
  const note = `The first ${count === 1 ? "entry" : count} of ${list.length}`;
  return { value: isObject(body) ? { ...body, data: kept } : kept, note };
}

function atPointer(body: TreeValue, pointer: string): TreeValue | undefined {
  let value: TreeValue | undefined = body;
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    value = isList(value)
      ? value[Number(key)]
      : isObject(value) && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
  }
  return value;
}

function isList(value: TreeValue | undefined): value is readonly TreeValue[] {
  return Array.isArray(value);
}

function isObject(value: TreeValue | undefined): value is { readonly [key: string]: TreeValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
