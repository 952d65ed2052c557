import { countLetters } from "./countLetters";

/** A message that someone typed from a screenshot has at least this many letters besides its values. */
const minLetters = 16;

/** A part of a message has at least this many letters. */
const minLettersOfPart = 24;

/**
 * How well a line that someone typed matches a message: without regard to case and signs, the whole message with any values, or a part of it.
 *
 * @returns 0 for another message, more for a message with more of its words.
 */
export function typedFit(message: string, line: string): number {
  const said = words(line);
  const parts = words(message).split("…");
  const letters = countLetters(parts.join(""));
  if (letters >= minLetters && isWhole(parts, said)) return letters + 1;
  // The line can end after the first value.
  const start = countLetters(parts[0] ?? "");
  if (parts.length > 1 && start >= minLettersOfPart && said.startsWith(parts[0] ?? "")) return start;
  const own = countLetters(said);
  return own >= minLettersOfPart && parts.some((part) => part.includes(said.trimEnd()))
    ? own + own / letters
    : 0;
}

/** Whether the line has the parts in their order, from its beginning to its end. */
function isWhole(parts: readonly string[], said: string): boolean {
  const [first = "", ...others] = parts;
  if (!said.startsWith(first) || !said.endsWith(parts.at(-1) ?? "")) return false;
  let end = first.length;
  return others.every((part) => {
    const start = said.indexOf(part, end);
    end = start + part.length;
    return start !== -1;
  });
}

/** With a space at each end, so that a part begins with a whole word. */
function words(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/(\p{L})['’](?=\p{L})/gu, "$1")
    .replace(/[^\p{L}\p{N}…]+/gu, " ");
  return ` ${plain.trim()} `;
}
