import { limits } from "./limits";
import { placeOf } from "./places";
import type { SourceFile } from "./types";

/** The schemas among files that were chosen one by one, or with their folder. */
export async function chosenFiles(files: Iterable<File>): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const file of files) {
    const isInFolder = file.webkitRelativePath !== "";
    const path = isInFolder ? file.webkitRelativePath : file.name;
    if (isInFolder && !placeOf(path)) continue;
    // One more than is read says that there are too many.
    if (found.length > limits.files) break;
    found.push(await sourceOf(path, file));
  }
  return found;
}

/** The schemas among what was dropped. The browser gives its entries only while the event is handled. */
export function droppedFiles({ items, files }: DataTransfer): Promise<SourceFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return entries.length > 0 ? walk(entries) : chosenFiles([...files]);
}

async function walk(entries: readonly FileSystemEntry[]): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  const waiting = [...entries];
  const dropped = new Set(entries);
  for (let looked = 0; looked < limits.looked && found.length <= limits.files; looked++) {
    const entry = waiting.shift();
    if (!entry) break;
    const path = entry.fullPath.replace(/^\//, "");
    if (isFolder(entry)) {
      if (!isSkipped(entry.name)) waiting.push(...(await childrenOf(entry)));
    } else if (isFile(entry) && (placeOf(path) || dropped.has(entry))) {
      found.push(
        await sourceOf(path, await new Promise<File>((resolve, reject) => entry.file(resolve, reject))),
      );
    }
  }
  return found;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isSkipped(folder: string): boolean {
  return ["node_modules", "dist", "build", "public"].includes(folder) || folder.startsWith(".");
}

/** A browser gives them in parts; the last one is empty. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0 || all.length > limits.looked) return all;
    all.push(...part);
  }
}

/** Of a file that is too long, just enough to say so. */
async function sourceOf(path: string, file: File): Promise<SourceFile> {
  return { path, text: await file.slice(0, 4 * (limits.file + 1)).text() };
}
