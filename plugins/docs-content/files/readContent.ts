import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ContentModel } from "../check/model";
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
  for (const file of files) {
    if (!/\.(mdx|yaml)$/.test(file) && !isRecordingsFile(file) && !isFactsFile(file)) continue;
    const text = await readFile(join(contentDir, file), "utf8");
    if (file.endsWith(".mdx")) pages.push(readPage(file, text).outline);
    else if (isRecordingsFile(file)) recordings.push(readRecordings(file, text));
    else if (isFactsFile(file)) facts.push(readFacts(file, text));
    else registers.push(...[readRegister(file, text)].filter((register) => register !== undefined));
  }
  return {
    pages,
    registers,
    recordings,
    facts,
    files: new Set(files),
    staticRoutes: await listStaticRoutes(staticDir),
  };
}

/** The files under static/ by the addresses they get; none when there is no such folder. */
export async function listStaticRoutes(staticDir: string): Promise<Set<string>> {
  return new Set((await listFiles(staticDir)).map((file) => `/${file}`));
}

/** Paths from the folder with forward slashes, sorted; hidden files left out. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

function ignoreMissing(error: unknown): [] {
  if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
