import { fileStart, type Place, type Problem, placeAt } from "../problems";

/** A file's text in the one form that everything else expects, and what is wrong with its form. */
interface SourceText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** The longest page of the site has a twentieth of it; compiling as much takes half a minute, and no reader gets to its end. */
const mostCharacters = 1_000_000;

/**
 * Editors write the same text in several ways: with a mark at its beginning, with line ends of two characters. These are
 * taken away, so that no sample, no line of code and no fingerprint depends on somebody's editor. Bytes that are no
 * UTF-8 have been replaced when the file was read; that is told, for what stood there is lost.
 *
 * @param file path from the content folder.
 */
export function sourceText(file: string, raw: string): SourceText {
  const text = raw.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (text.length > mostCharacters) return { text: "", problems: [tooLong(file, text.length)] };
  const lost = text.search(/[\0\uFFFD]/);
  return { text, problems: lost < 0 ? [] : [notUtf8(file, placeAt(text, lost))] };
}

function tooLong(file: string, length: number): Problem {
  return {
    file,
    ...fileStart,
    rule: "file-size",
    message: `The file has ${(length / 1e6).toFixed(1)} million characters; a file of the content has at most one.`,
    mend: "Make several pages of it, or take out what got into it by mistake.",
  };
}

function notUtf8(file: string, place: Place): Problem {
  return {
    file,
    ...place,
    rule: "encoding",
    message: "Here stands something that is no character in UTF-8.",
    mend: "Save the file as UTF-8, and write the character again.",
  };
}
