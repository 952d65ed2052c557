import JSON5 from "json5";
import { literal, scriptStyle } from "../../../shared/literal";
import { messageOf } from "../../../shared/messageOf";
import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { isObject } from "./form";

/** The result of parsing a text: the object, or the error. */
export type ParsedText =
  | { readonly query: QueryObject }
  | { readonly message: string; readonly line?: number | undefined };

/** The object as people write it in JavaScript. */
export function objectText(query: QueryObject): string {
  return literal(query, scriptStyle);
}

/** Parses an object as data: keys don't need quotes, and the text is never run. */
export function parseObject(text: string): ParsedText {
  let value: unknown;
  try {
    value = JSON5.parse(text);
  } catch (error) {
    return explain(error, text);
  }
  if (!isData(value))
    return { message: "Infinity and NaN have no place in a query: write a number or a text." };
  return isObject(value) ? { query: value } : { message: 'Write one object, such as { sort: "title" }.' };
}

function isData(value: unknown): value is QueryValue {
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value === "object" && value !== null) return Object.values(value).every(isData);
  return value === null || typeof value === "string" || typeof value === "boolean";
}

/** The library says `JSON5: invalid character 'n' at 3:12`. */
function explain(error: unknown, text: string): ParsedText {
  const message = messageOf(error);
  const [, character = "", line] = /invalid character '(.*)' at (\d+):\d+$/.exec(message) ?? [];
  if (line === undefined) {
    if (text.trim() === "") return { message: "The object is empty: write {} at least." };
    const last = text.trimEnd().split("\n").length;
    return { message: "The text ends before the object does: is a bracket or quote missing?", line: last };
  }
  return {
    message: `“${character}” is not expected here. The object holds data alone: texts in quotes, numbers, true, false, null, lists and objects, with commas between them.`,
    line: Number(line),
  };
}
