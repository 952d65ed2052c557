import { gzipSync } from "node:zlib";
import { type BlockTypes, nameIn, wordsWithTypes } from "../../../shared/codeTypes";
import { shortType } from "./shortType";
import type { TypedPlace } from "./typedPlace";

/** Of a block's types after gzip: a reader on a slow connection waits for them with the pointer on a name. */
export const maxBlockBytes = 1000;

/** In characters; the extractor writes no longer ones than the first. */
const rooms = [400, 220, 200, 180, 160, 140, 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 0];

/** The types of a block, before it is known where their texts are in the file of the page. */
interface OwnTypes {
  readonly texts: readonly string[];
  readonly words: readonly number[];
}

/**
 * The types of the names in a block, in `maxBlockBytes`: where there are many, long texts are shortened, the longest first.
 *
 * @param texts that the places refer to
 */
export function ownTypes(places: readonly TypedPlace[], texts: readonly string[], code: string): OwnTypes {
  const lines = code.split("\n");
  let types = typesIn(places, texts, lines);
  for (const room of rooms) {
    const short = texts.map((text) => shortType(text, room));
    types = typesIn(places, short, lines);
    if (weightOf(types) <= maxBlockBytes) break;
  }
  return types;
}

/** In bytes after gzip, as if the block were the only one of its page. */
export function weightOf({ texts, words }: OwnTypes): number {
  return gzipSync(JSON.stringify({ texts, words })).length;
}

/** With the numbers of the page's texts. */
export function numbered({ texts, words }: OwnTypes, ofPage: Map<string, number>): BlockTypes {
  for (const text of texts) if (!ofPage.has(text)) ofPage.set(text, ofPage.size);
  return { texts: texts.map((text) => ofPage.get(text) ?? 0), words };
}

function typesIn(
  places: readonly TypedPlace[],
  texts: readonly string[],
  lines: readonly string[],
): OwnTypes {
  const at = new Map(places.map(([line, column, , text]) => [`${line}:${column}`, texts[text] ?? ""]));
  const own = [...new Set(at.values())].filter((text) => nameIn(text) !== "");
  const words = wordsWithTypes(lines, own).map(
    ({ word: { line, column }, texts: possible }) =>
      // Also 0 for a word without a type.
      possible.indexOf(at.get(`${line + 1}:${column + 1}`) ?? "") + 1,
  );
  return { texts: own, words };
}
