import { isClaimsFile, readClaims } from "../files/readClaims";
import { isDrawing, readDrawing } from "../files/readDrawing";
import { isFactsFile, readFacts } from "../files/readFacts";
import { isHistoryFile, readHistory } from "../files/readHistory";
import { readPage } from "../files/readPage";
import { isRecordingsFile, readRecordings } from "../files/readRecordings";
import { readRegister } from "../files/readRegister";
import { isTypesFile, readTypes } from "../files/readTypes";
import { pageEntries } from "./pageEntries";
import { pictureEntry } from "./pictureEntry";
import { registerEntries } from "./registerEntries";
import { type Entry, entry } from "./store";

type Reader = (file: string, text: string, fileId: string) => Entry[];

/** Reads a kind of file. The first one that recognizes a file's name reads it. */
const readers: readonly { readonly knows: (file: string) => boolean; readonly read: Reader }[] = [
  { knows: (file) => file.endsWith(".mdx"), read: (file, text) => pageEntries(readPage(file, text)) },
  {
    knows: isClaimsFile,
    read: (file, text) => [entry("ClaimsFile", file, { file, claims: readClaims(file, text) })],
  },
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
    knows: isTypesFile,
    read: (file, text) => [entry("TypesFile", file, { file, types: readTypes(file, text) })],
  },
  {
    knows: isFactsFile,
    read: (file, text) => {
      const sheet = readFacts(file, text);
      return [entry("FactSheet", sheet.name, { name: sheet.name, sheet })];
    },
  },
  {
    knows: isHistoryFile,
    read: (file, text) => {
      const read = readHistory(file, text);
      const { releases = [], node = [], kinds = [] } = read.history ?? {};
      return [
        entry("PlatformHistory", "", { releases, node, names: kinds.map(({ name }) => name), read }),
        ...kinds.map((kind) => entry("FactHistory", kind.name, kind)),
      ];
    },
  },
  {
    knows: isDrawing,
    read: (file, text, fileId) => [pictureEntry(file, fileId, text, readDrawing(file, text))],
  },
];

/** Whether a file's text is read. Of other files among the images, only the name matters here. */
export function needsText(file: string): boolean {
  return readers.some(({ knows }) => knows(file));
}

/**
 * The content of a file; nothing if the site has no use for it.
 *
 * @param file path from the content folder.
 * @param text only of files that need it.
 * @param fileId the ID of an image's file node.
 */
export function entriesOf(file: string, text: string, fileId = file): Entry[] {
  const known = readers.find(({ knows }) => knows(file));
  if (known) return known.read(file, text, fileId);
  return file.startsWith("images/") ? [pictureEntry(file, fileId)] : [];
}
