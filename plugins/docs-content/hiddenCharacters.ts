import { firstMatches } from "./firstMatches";
import { type Problem, placeAt } from "./problems";

/**
 * Invisible characters that change the meaning of a text: control characters (invalid in XML), lone surrogates, direction
 * marks, and zero-width characters. Joiners are valid inside
 * emoji, and in words of writing systems that need them.
 */
const hidden = new RegExp(
  [
    String.raw`(?![\t\n\r])[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff\u{e0000}-\u{e007f}]`,
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d]`,
  ].join("|"),
  "gu",
);

/** A request's body can have \\r as an escape. In a file it is half of a line end, or hides the text before it. */
const inFiles = new RegExp(`\\r|${hidden.source}`, "gu");

/** Characters reported for one file. */
const maxReported = 10;

/** @returns the name of the first hidden character, such as `U+202E`. */
export function hiddenIn(text: string): string | undefined {
  const [found] = text.match(hidden) ?? [];
  return found === undefined ? undefined : nameOf(found);
}

/** The hidden characters of a file as they are written. Escapes, such as `&#x202E;`, are seen when the text is parsed. */
export function hiddenCharacters(file: string, text: string): Problem[] {
  return firstMatches(text, inFiles, maxReported).map(({ 0: character, index }) => ({
    file,
    ...placeAt(text, index),
    ...hiddenProblem(nameOf(character)),
  }));
}

/** What to say of a hidden character. @param name such as `U+202E` */
export function hiddenProblem(name: string): Pick<Problem, "rule" | "message" | "fix"> {
  return {
    rule: "hidden-character",
    message: `This text contains the invisible character ${name}, which can change how the text reads.`,
    fix: "Remove it.",
  };
}

function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `U+${code}`;
}
