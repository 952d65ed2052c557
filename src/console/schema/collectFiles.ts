import { limits } from "./limits";
import type { SourceFile } from "./types";

/** What is read of a folder, and how much. */
export interface Wanted {
  /** Whether to read a file of a folder; files that are chosen one by one are always read. */
  readonly wants: (path: string) => boolean;
  readonly files: number;
  /** Characters of a file. */
  readonly file: number;
}

/** The wanted files among those that were chosen one by one, or with their folder. */
export async function chosenFiles(files: Iterable<File>, wanted: Wanted): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const file of files) {
    const isInFolder = file.webkitRelativePath !== "";
    const path = isInFolder ? file.webkitRelativePath : file.name;
    if (isInFolder && (isBelowSkipped(path) || !wanted.wants(path))) continue;
    // One more than is read says that there are too many.
    if (found.length > wanted.files) break;
    found.push(await sourceOf(path, file, wanted));
  }
  return found;
}

/** The wanted files among what was dropped. The browser gives its entries only while the event is handled. */
export function droppedFiles({ items, files }: DataTransfer, wanted: Wanted): Promise<SourceFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return entries.length > 0 ? walk(entries, wanted) : chosenFiles([...files], wanted);
}

async function walk(entries: readonly FileSystemEntry[], wanted: Wanted): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  const waiting = [...entries];
  const dropped = new Set(entries);
  for (let looked = 0; looked < limits.looked && found.length <= wanted.files; looked++) {
    const entry = waiting.shift();
    if (!entry) break;
    const path = entry.fullPath.replace(/^\//, "");
    if (isFolder(entry)) {
      if (!isSkipped(entry.name)) waiting.push(...(await childrenOf(entry)));
    } else if (isFile(entry) && (wanted.wants(path) || dropped.has(entry))) {
      found.push(
        await sourceOf(
          path,
          await new Promise<File>((resolve, reject) => entry.file(resolve, reject)),
          wanted,
        ),
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

/** A chosen folder comes with all that is in it. */
function isBelowSkipped(path: string): boolean {
  return path.split("/").slice(1, -1).some(isSkipped);
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
async function sourceOf(path: string, file: File, wanted: Wanted): Promise<SourceFile> {
  return { path, text: await file.slice(0, 4 * (wanted.file + 1)).text() };
}
