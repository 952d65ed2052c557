import { hiddenCharacters } from "../hiddenCharacters";
import { type Place, type Problem, placeAt, sortProblems } from "../problems";
import { type Danger, dangers } from "./drawingDangers";
import { maxDataCharacters, sourceText } from "./sourceText";
import { orUnread } from "./unread";

/** An SVG file below images/, read and checked by itself. */
export interface Drawing {
  readonly file: string;
  readonly problems: readonly Problem[];
}

export function isDrawing(file: string): boolean {
  return /^images\/.+\.svg$/i.test(file);
}

const declaration = /^\uFEFF?<\?xml version="1\.0"(?: encoding="utf-8")?(?: standalone="(?:yes|no)")? ?\?>/i;

/** Of one kind in a file. To find a place takes as long as the file has lines. */
const maxReported = 10;

/**
 * Reads one SVG file. In a page it is an image and can do nothing. But its file has a URL on this site: opened there, it is a document,
 * whose scripts are allowed to do everything that the site's scripts can do.
 */
export function readDrawing(file: string, raw: string): Drawing {
  const { text, problems } = sourceText(file, raw, maxDataCharacters);
  return orUnread(
    file,
    1,
    () => ({ file, problems: sortProblems([...problems, ...problemsOf(file, text)]) }),
    (problem) => ({ file, problems: [...problems, problem] }),
  );
}

function problemsOf(file: string, text: string): Problem[] {
  const plain = resolved(text.replace(declaration, ({ length }) => " ".repeat(length)));
  return [...hiddenCharacters(file, plain), ...dangers.flatMap((danger) => dangersIn(file, plain, danger))];
}

/** Stops at the last one that is reported: a file can have as many as characters. */
function dangersIn(file: string, text: string, { pattern, says }: Danger): Problem[] {
  const problems: Problem[] = [];
  for (const found of text.matchAll(pattern)) {
    const what = says(found);
    if (what !== undefined) problems.push(problemAt(file, placeAt(text, found.index), what));
    if (problems.length === maxReported) break;
  }
  return problems;
}

/** Line breaks among them become spaces, so that lines keep their numbers. */
function resolved(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 32 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
  });
}

function problemAt(file: string, place: Place, what: string): Problem {
  return {
    file,
    ...place,
    rule: "picture-content",
    message: `The image contains ${what}, which could run code if someone opens its URL.`,
    fix: "Save it as a plain SVG with only shapes, text, and styles, and without scripts, links, event handlers, or external files.",
  };
}
