import { countLetters } from "./countLetters";

/** Stands for a value in a message of the error index. */
const value = "…";

/** Letters that a message has besides its values. Shorter ones, such as "Not Found", are the words of all software. */
const distinctiveLetters = 16;

/** A shorter message must be the whole line, in a text that has other signs of the platform and at least this many letters. */
const minLetters = 8;

/** Words around a message can be there by chance. Below this share of the line's letters, they are. */
const minShare = 0.4;

/** A message with this many letters is recognized between any number of other words. */
const certainLetters = 40;

/** Terminals and people cut long messages. Their beginning with this many letters stands for the message. */
const distinctiveStart = 32;

/** A message of which only signs and values are missing has at least this many letters. */
const minLettersWithoutSigns = 12;

/** Reporters replace quotation marks, or leave them out. */
const quotes = /["'`´‘’“”„«»]/g;

/** Number of characters used to find the beginning of a truncated part. */
const minLettersOfCut = 4;

/** They only say that something failed, so any other message says more. */
const empty = [
  "Internal Server Error",
  "Bad Request",
  "Request failed with status code …",
  "Something went wrong",
  "There seems to be an unexpected error, try again with --debug for more information",
];

/** The panel shows it above the message of any error in its code. */
const report = /^It seems like there is a bug in your instance/;

/** Each run of the upgrade tool begins with one, also a run that fails. */
const routine = /^Please make sure you've created a backup of your codebase/;

/** Whether a message says nothing about an error. */
export function isRoutine(message: string): boolean {
  return routine.test(message);
}

/** Whether a message only says that something failed. */
export function isEmptyMessage(message: string): boolean {
  return empty.includes(withoutEnd(message)) || report.test(message);
}

/**
 * How well a line matches a message with any values: 0 for another message, more for a message with more fixed words.
 *
 * @param isPlatform whether the text has other signs of the platform.
 */
export function messageFit(message: string, line: string, isPlatform: boolean): number {
  const { letters, isWhole, isCut } = compare(
    partsOf(withoutStart(message.replace(quotes, ""))),
    withoutEnd(withoutStart(line.replace(quotes, ""))),
  );
  if (isCut && letters < distinctiveStart) return 0;
  const share = isWhole ? 1 : letters / countLetters(line);
  const isDistinctive = letters >= (isEmptyMessage(message) ? certainLetters : distinctiveLetters);
  if (!isDistinctive && !(isPlatform && isWhole && letters >= minLetters)) return 0;
  if (letters < certainLetters && !isWhole && letters / countLetters(withoutValue(message, line)) < minShare)
    return 0;
  return isEmptyMessage(message) ? share : letters + share;
}

/** A line without the text between the message's first and last part, which are its values, however long these are. */
function withoutValue(message: string, line: string): string {
  const parts = message.split(value);
  const [first = ""] = parts;
  const last = parts.at(-1) ?? "";
  const start = line.indexOf(first);
  const end = line.lastIndexOf(last);
  const isFramed = countLetters(first) >= minLetters && countLetters(last) >= minLettersOfCut && start >= 0;
  return isFramed && end > start + first.length
    ? line.slice(0, start + first.length) + line.slice(end)
    : line;
}

/** The fixed parts between the values. */
function partsOf(message: string): readonly string[] {
  const parts = message.split(value);
  return parts.map((part, at) => (at === parts.length - 1 ? withoutEnd(part) : part));
}

/** Signs at the beginning are taken for those of a log. */
function withoutStart(text: string): string {
  return text.replace(/^[^\p{L}\p{N}…]+/u, "");
}

/** Signs at the end get lost when people copy. */
function withoutEnd(text: string): string {
  return text.replace(/[\s.:!]+$/, "");
}

interface Compared {
  /** Letters of the message's parts that the line has in their order. */
  readonly letters: number;
  /** The line begins and ends with the message. */
  readonly isWhole: boolean;
  /** The line lacks the end of the message. */
  readonly isCut: boolean;
}

function compare(parts: readonly string[], line: string): Compared {
  let end = 0;
  let letters = 0;
  for (const [at, part] of parts.entries()) {
    const start = line.indexOf(part, end);
    if (start === -1) {
      const rest = compareEnd(parts.slice(at), line.slice(end));
      const isWhole = rest.isCut || line.startsWith(withoutSigns(parts[0] ?? ""));
      return {
        letters: letters + rest.letters,
        isWhole,
        isCut: rest.isCut || letters + rest.letters < minLettersWithoutSigns,
      };
    }
    end = start + part.length;
    letters += countLetters(part);
  }
  const isWhole = line.startsWith(parts[0] ?? "") && line.endsWith(parts.at(-1) ?? "");
  return { letters, isWhole, isCut: false };
}

/**
 * Compares parts that the line doesn't have. If only signs are missing, the line has the whole message, as in `Failed to import
 * menus (3`, which is `Failed to import … (…): …`.
 */
function compareEnd([part = "", ...others]: readonly string[], line: string): Omit<Compared, "isWhole"> {
  const words = withoutSigns(part);
  if (countLetters(others.join("")) === 0 && line.endsWith(words))
    return { letters: countLetters(words), isCut: false };
  return { letters: lettersOfCut(part, line), isCut: true };
}

function withoutSigns(part: string): string {
  return part.replace(/[^\p{L}\p{N}]+$/u, "");
}

/** Letters of the part's beginning with which the line ends. */
function lettersOfCut(part: string, line: string): number {
  const rest = line.slice(Math.max(0, line.indexOf(part.slice(0, minLettersOfCut))));
  return part.startsWith(rest) ? countLetters(rest) : 0;
}
