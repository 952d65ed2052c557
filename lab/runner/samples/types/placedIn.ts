import type { SampleTypes } from "../../content";
import type { TypedName } from "./namesIn";

/**
 * Where names are in the code of a page, as `line:column:length`, counted from 1: the texts in the order of their first places. The code is what the page shows, which the lab wraps in a function or an object before it compiles it.
 *
 * @param code of the page
 * @param whole what is compiled: the same code with words inserted in one place, and at its end
 */
export function placedIn(names: readonly TypedName[], code: string, whole: string): SampleTypes {
  const inserted = insertionIn(code, whole);
  const positions = new Map<string, [string, ...string[]]>();
  for (const { start, length, text } of names) {
    if (start >= inserted.from && start < inserted.to) continue;
    const index = start < inserted.from ? start : start - (inserted.to - inserted.from);
    if (index + length > code.length) continue;
    const before = code.slice(0, index).split("\n");
    const place = `${before.length}:${(before.at(-1) ?? "").length + 1}:${length}`;
    const others = positions.get(text);
    positions.set(text, others ? [...others, place] : [place]);
  }
  return Object.fromEntries(positions);
}

function insertionIn(code: string, whole: string): { readonly from: number; readonly to: number } {
  let from = 0;
  while (from < code.length && code[from] === whole[from]) from += 1;
  return { from, to: Math.max(whole.indexOf(code.slice(from), from), from) };
}
