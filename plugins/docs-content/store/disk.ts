import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { readPage, type SourcePage } from "../files/readPage";
import { type RecordingsFile, readRecordings, recordingsFileOf } from "../files/readRecordings";
import { readTypes, type TypesFile, typesFileOf } from "../files/readTypes";
import { entriesOf, needsText } from "./entries";
import { type ContentStore, type Entry, storeOf } from "./store";

/** Which files there are, whoever reads them. */
export interface Listing {
  /** Every file under content/, as paths from there, sorted. */
  readonly files: ReadonlySet<string>;
  /** What is under content/ and is neither a file nor a folder, or a folder that is called like a file. */
  readonly irregularFiles: readonly string[];
  /** Every file under static/, as routes: `/robots.txt`. */
  readonly staticRoutes: ReadonlySet<string>;
}

/** Reads a whole content folder, without Gatsby. */
export async function readContent(contentDir: string): Promise<ContentStore> {
  const entries: Entry[] = [];
  for (const file of await listFiles(contentDir)) {
    const text = needsText(file) ? await readFile(join(contentDir, file), "utf8") : "";
    entries.push(...entriesOf(file, text));
  }
  return storeOf(entries);
}

/** A page with all that its file says, and what was recorded of its samples. */
export interface RecordedPage extends SourcePage {
  /** Undefined for a page that was never recorded. */
  readonly recordings: RecordingsFile | undefined;
  /** Undefined for a page whose samples have none. */
  readonly types: TypesFile | undefined;
}

/** Reads one page and no other file. @param file path from the content folder. */
export async function readRecordedPage(contentDir: string, file: string): Promise<RecordedPage> {
  const page = readPage(file, await readFile(join(contentDir, file), "utf8"));
  return {
    ...page,
    recordings: await readBeside(contentDir, recordingsFileOf(file), readRecordings),
    types: await readBeside(contentDir, typesFileOf(file), readTypes),
  };
}

async function readBeside<Read>(
  contentDir: string,
  file: string,
  read: (file: string, text: string) => Read,
): Promise<Read | undefined> {
  const text = await readFile(join(contentDir, file), "utf8").catch(ignoreMissing);
  return text === undefined ? undefined : read(file, text);
}

/** Static files get their URLs from a separate folder; there are none if it doesn't exist. */
export async function listContent(contentDir: string, staticDir: string): Promise<Listing> {
  return {
    files: new Set(await listFiles(contentDir)),
    irregularFiles: await listIrregularFiles(contentDir),
    staticRoutes: new Set((await listFiles(staticDir)).map((file) => `/${file}`)),
  };
}

/** Paths from the folder with forward slashes, sorted; hidden files left out. */
export async function listFiles(folder: string): Promise<string[]> {
  return listEntries(folder, (found) => found.isFile());
}

/** Entries among the files that aren't files: links, devices, and folders that are named like a file. */
async function listIrregularFiles(folder: string): Promise<string[]> {
  return listEntries(folder, (found) =>
    found.isDirectory() ? /\.(mdx|ya?ml|json|svg)$/.test(found.name) : !found.isFile(),
  );
}

async function listEntries(folder: string, isWanted: (found: Dirent) => boolean): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return (found ?? [])
    .filter((one) => isWanted(one) && !one.name.startsWith("."))
    .map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join("/"))
    .sort();
}

function ignoreMissing(error: unknown): undefined {
  if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT")
    return undefined;
  throw error;
}
