import { isDrawing, readDrawing } from "../files/readDrawing";
import { isFactsFile, readFacts } from "../files/readFacts";
import { readPage } from "../files/readPage";
import { isRecordingsFile, readRecordings } from "../files/readRecordings";
import { readRegister } from "../files/readRegister";
import { pageEntries } from "./pageEntries";
import { pictureEntry } from "./pictureEntry";
import { registerEntries } from "./registerEntries";
import { type Entry, entry } from "./store";

type Reader = (file: string, text: string, fileId: string) => Entry[];

/** What reads a kind of file. The first that knows a file's name reads it. */
const readers: readonly { readonly knows: (file: string) => boolean; readonly read: Reader }[] = [
  { knows: (file) => file.endsWith(".mdx"), read: (file, text) => pageEntries(readPage(file, text)) },
  {
    knows: (file) => file.endsWith(".yaml"),
    read: (file, text) => {
      const register = readRegister(file, text);
      return register ? registerEntries(register) : [];
    },
  },
  {
    knows: isRecordingsFile,
    read: (file, text) => [entry("RecordingsFile", file, { file, recordings: readRecordings(file, text) })],
  },
  {
    knows: isFactsFile,
    read: (file, text) => {
      const sheet = readFacts(file, text);
      return [entry("FactSheet", sheet.name, { name: sheet.name, sheet })];
    },
  },
  {
    knows: isDrawing,
    read: (file, text, fileId) => [pictureEntry(file, fileId, text, readDrawing(file, text))],
  },
];

/** Any other file among the pictures: what it shows is nobody's matter here. */
const readPicture: Reader = (file, _text, fileId) => [pictureEntry(file, fileId)];

/**
 * What a file of the content is read by.
 *
 * @param file path from the content folder.
 * @returns undefined for a file that the site has no use for.
 */
export function readerOf(file: string): { readonly read: Reader; readonly needsText: boolean } | undefined {
  const known = readers.find(({ knows }) => knows(file));
  if (known) return { read: known.read, needsText: true };
  return file.startsWith("images/") ? { read: readPicture, needsText: false } : undefined;
}
