import { hiddenCharacters } from "../hiddenCharacters";
import { fileStart, type Place, type Problem, placeAt } from "../problems";

/** A file's text in the normalized form that all other code expects, and the problems of its original form. */
interface SourceText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** The longest page of the site has a seventh of it, the longest YAML file half. What has more is not read within 5 seconds. */
const maxCharacters = 150_000;
/** The largest file that a command writes, the admin panel's strings, has a quarter of it. */
export const maxDataCharacters = 1_500_000;

/**
 * Editors write the same text in several ways: with a mark at its beginning, with line ends of two characters. Both are
 * removed, so that samples, lines of code, and fingerprints don't depend on a writer's editor. Bytes that aren't
 * UTF-8 were replaced when the file was read; that is reported, because the original is lost.
 *
 * @param file path from the content folder.
 * @param maxLength characters that a file of its kind may have.
 */
export function sourceText(file: string, raw: string, maxLength = maxCharacters): SourceText {
  const text = raw.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (text.length > maxLength) return { text: "", problems: [tooLong(file, text.length, maxLength)] };
  const lost = text.search(/[\0\uFFFD]/);
  return { text, problems: lost < 0 ? hiddenCharacters(file, text) : [notUtf8(file, placeAt(text, lost))] };
}

function tooLong(file: string, length: number, maxLength: number): Problem {
  return {
    file,
    ...fileStart,
    rule: "file-size",
    message: `The file has ${length} characters. A content file can have at most ${maxLength}.`,
    fix: "Split it into several pages, or remove content that is there by mistake.",
  };
}

function notUtf8(file: string, place: Place): Problem {
  return {
    file,
    ...place,
    rule: "encoding",
    message: "This byte sequence isn't valid UTF-8.",
    fix: "Save the file as UTF-8, and write the character again.",
  };
}
