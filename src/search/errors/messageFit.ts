/** Stands for a value in a message of the error index. */
const value = "…";

/** Letters that a message has besides its values. Shorter ones, such as "Not Found", are the words of all software. */
const tellingLetters = 16;

/** A shorter message has to be the whole line, of a text that has other signs of the platform, with this many letters. */
const fewestLetters = 8;

/** A line can be longer than the message in it. Below this share of its letters, the words are there by chance. */
const leastShare = 0.4;

/** A message with this many letters is recognized in a line of any length. */
const unmistakableLetters = 40;

/** Terminals break long lines. The first part of a message with this many letters stands for the message. */
const tellingBeginning = 32;

/**
 * How well a line is a message with any values: 0 for another message, more for a message with more words of its own.
 *
 * @param isPlatform whether the text has other signs of the platform.
 */
export function messageFit(message: string, line: string, isPlatform: boolean): number {
  const parts = message.split(value);
  if (!hasInOrder(line, parts)) return fitOfBeginning(parts, line);
  const letters = countLetters(parts.join(""));
  const share = letters / countLetters(line);
  if (letters < tellingLetters && !(isPlatform && letters >= fewestLetters && isWhole(line, parts))) return 0;
  if (letters < unmistakableLetters && letters >= tellingLetters && share < leastShare) return 0;
  return letters + share;
}

function fitOfBeginning([first = ""]: readonly string[], line: string): number {
  const letters = countLetters(line);
  return letters >= tellingBeginning && first.startsWith(line) ? letters : 0;
}

function isWhole(line: string, parts: readonly string[]): boolean {
  return line.startsWith(parts[0] ?? "") && line.endsWith(parts.at(-1) ?? "");
}

function hasInOrder(line: string, parts: readonly string[]): boolean {
  let end = 0;
  return parts.every((part) => {
    const start = line.indexOf(part, end);
    end = start + part.length;
    return start !== -1;
  });
}

function countLetters(text: string): number {
  return text.replace(/[^\p{L}]/gu, "").length;
}
