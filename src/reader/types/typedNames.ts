import type { BlockTypes } from "./loadTypes";

/** A name on the page, and its type. */
export interface TypedName {
  readonly line: number;
  readonly range: Range;
  /** As the page shows it: the reader's own name, if it has been replaced. */
  readonly name: string;
  /** What follows the name: `: string[]`, `(uid: string): Promise<…>`. */
  readonly rest: string;
}

/** Finds names in code as it is now. Removed lines of a diff don't count. */
export function typedNamesIn(code: Element, { texts, places }: BlockTypes): TypedName[] {
  const lines = [...code.querySelectorAll(".line:not(.del)")];
  return places.flatMap(([line, column, length, number]) => {
    const element = lines[line - 1];
    const range = element && rangeIn(element, column - 1, column - 1 + length);
    const text = texts[number];
    if (!range || text === undefined) return [];
    return [{ line, range, name: range.toString(), rest: text.slice(length) }];
  });
}

/** @param from in the line's own text: names of the sample project that the reader's stand for have their own lengths. */
function rangeIn(line: Element, from: number, to: number): Range | undefined {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let passed = 0;
  let isStarted = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const shown = node.textContent?.length ?? 0;
    const replaced = node.parentElement?.closest<HTMLElement>("[data-saffron]")?.dataset.saffron;
    const size = replaced?.length ?? shown;
    const at = (place: number) => (replaced === undefined ? place - passed : place === passed ? 0 : shown);
    if (!isStarted && from < passed + size) {
      range.setStart(node, at(from));
      isStarted = true;
    }
    if (isStarted && to <= passed + size) {
      range.setEnd(node, at(to));
      return range;
    }
    passed += size;
  }
  return undefined;
}
