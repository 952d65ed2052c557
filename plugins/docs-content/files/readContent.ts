import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ContentModel } from "../check/model";
import { type Drawing, isDrawing, readDrawing } from "./readDrawing";
import { isFactsFile, type ReadFacts, readFacts } from "./readFacts";
import { type PageOutline, readPage } from "./readPage";
import { isRecordingsFile, type RecordingsFile, readRecordings } from "./readRecordings";
import { type Register, readRegister } from "./readRegister";

/** Reads a whole content folder from disk, without Gatsby: what `npm run check` works on. */
export async function readContent(contentDir: string, staticDir: string): Promise<ContentModel> {
  const files = await listFiles(contentDir);
  const pages: PageOutline[] = [];
  const registers: Register[] = [];
  const recordings: RecordingsFile[] = [];
  const facts: ReadFacts[] = [];
  const drawings: Drawing[] = [];
  for (const file of files) {
    if (!isRead(file)) continue;
    const text = await readFile(join(contentDir, file), "utf8");
    if (file.endsWith(".mdx")) pages.push(readPage(file, text).outline);
    else if (isRecordingsFile(file)) recordings.push(readRecordings(file, text));
    else if (isFactsFile(file)) facts.push(readFacts(file, text));
    else if (isDrawing(file)) drawings.push(readDrawing(file, text));
    else registers.push(...[readRegister(file, text)].filter((register) => register !== undefined));
  }
  return {
    pages,
    registers,
    recordings,
    facts,
    drawings,
    files: new Set(files),
    strangers: await listStrangers(contentDir),
    staticRoutes: await listStaticRoutes(staticDir),
  };
}

/** The files under static/ by the addresses they get; none when there is no such folder. */
export async function listStaticRoutes(staticDir: string): Promise<Set<string>> {
  return new Set((await listFiles(staticDir)).map((file) => `/${file}`));
}

function isRead(file: string): boolean {
  return /\.(mdx|yaml)$/.test(file) || [isRecordingsFile, isFactsFile, isDrawing].some((is) => is(file));
}

/** Paths from the folder with forward slashes, sorted; hidden files left out. */
export async function listFiles(folder: string): Promise<string[]> {
  return listEntries(folder, (entry) => entry.isFile());
}

/** What stands among the files and is none: links, devices, and folders that are called like a file. */
export async function listStrangers(folder: string): Promise<string[]> {
  return listEntries(folder, (entry) =>
    entry.isDirectory() ? /\.(mdx|ya?ml|json|svg)$/.test(entry.name) : !entry.isFile(),
  );
}

async function listEntries(folder: string, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return entries
    .filter((entry) => isWanted(entry) && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

function ignoreMissing(error: unknown): [] {
  if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
