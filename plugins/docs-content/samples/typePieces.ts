/** A type in the notation of TypeScript: text, and what is in brackets. */
export type Piece = string | Group;

export interface Group {
  readonly open: string;
  readonly close: string;
  readonly parts: readonly (readonly Piece[])[];
}

const closes: Readonly<Record<string, string>> = { "{": "}", "(": ")", "<": ">", "[": "]" };

const separators: Readonly<Record<string, string>> = { "}": ";", ")": ",", ">": ",", "]": "," };

/** Strings, the arrow of a function, whose `>` closes nothing, and any other character. */
const sign = /"(?:\\.|[^"\\])*"|`[^`]*`|=>|[\s\S]/g;

export function piecesOf(text: string): readonly Piece[] {
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
