import { wordsWithTypes } from "../../../shared/codeTypes";
import type { TypesOfBlock } from "./loadTypes";

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
export function typedNamesIn(code: Element, { texts, words }: TypesOfBlock): TypedName[] {
  const lines = [...code.querySelectorAll(".line:not(.del)")].map(piecesOf);
  const written = lines.map((pieces) => pieces.map(({ text }) => text).join(""));
  return wordsWithTypes(written, texts).flatMap(({ word, texts: possible }, index) => {
    const { name, line, column } = word;
    const text = possible[(words[index] ?? 0) - 1];
    const range = text && rangeIn(lines[line] ?? [], column, column + name.length);
    return range ? [{ line: line + 1, range, name: range.toString(), rest: text.slice(name.length) }] : [];
  });
}

/** A part of a line, with the name of the sample project where the reader's own name is shown. */
interface Piece {
  readonly node: Node;
  readonly text: string;
  readonly isReplaced: boolean;
}

function piecesOf(line: Element): Piece[] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const replaced = node.parentElement?.closest<HTMLElement>("[data-saffron]")?.dataset.saffron;
    const text = replaced ?? node.textContent ?? "";
    pieces.push({ node, text, isReplaced: replaced !== undefined });
  }
  return pieces;
}

/** @param from in the line's own text. A name that is shown in place of another one is in the range as a whole. */
function rangeIn(pieces: readonly Piece[], from: number, to: number): Range | undefined {
  const range = document.createRange();
  let passed = 0;
  let isStarted = false;
  for (const { node, text, isReplaced } of pieces) {
    const shown = node.textContent?.length ?? 0;
    const at = (place: number) => (!isReplaced ? place - passed : place === passed ? 0 : shown);
    if (!isStarted && from < passed + text.length) {
      range.setStart(node, at(from));
      isStarted = true;
    }
    if (isStarted && to <= passed + text.length) {
      range.setEnd(node, at(to));
      return range;
    }
    passed += text.length;
  }
  return undefined;
}
