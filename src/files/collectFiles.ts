import type { SourceFile } from "../../shared/sourceFile";

/** The files that a tool reads. */
export interface Wanted {
  /** Of a folder, only these. A file that is chosen by itself is always read, so that the tool can say what is wrong with it. */
  readonly isWanted: (path: string) => boolean;
  /** Maximum number of files, and maximum number of characters in one. */
  readonly limits: { readonly files: number; readonly file: number };
}

/** Maximum number of entries of a dropped folder that are looked at. */
const maxEntries = 20_000;

/** Files that were chosen one by one, or with their folder. */
export async function chosenFiles(
  files: Iterable<File>,
  { isWanted, limits }: Wanted,
): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const file of files) {
    const path = file.webkitRelativePath;
    if (path !== "" && (isBelowSkipped(path) || !isWanted(path))) continue;
    // One more than is read says that there are too many.
    if (found.length > limits.files) break;
    found.push(await sourceOf(path || file.name, file, limits.file));
  }
  return found;
}

/** Dropped files, and those in dropped folders. The browser gives its entries only while the event is handled. */
export function droppedFiles({ items, files }: DataTransfer, wanted: Wanted): Promise<SourceFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return entries.length > 0 ? walk(entries, wanted) : chosenFiles([...files], wanted);
}

async function walk(
  entries: readonly FileSystemEntry[],
  { isWanted, limits }: Wanted,
): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  const waiting = [...entries];
  const dropped = new Set(entries);
  for (let looked = 0; looked < maxEntries && found.length <= limits.files; looked++) {
    const entry = waiting.shift();
    if (!entry) break;
    const path = entry.fullPath.replace(/^\//, "");
    if (isFolder(entry)) {
      if (!isSkipped(entry.name)) waiting.push(...(await childrenOf(entry)));
    } else if (isFile(entry) && (isWanted(path) || dropped.has(entry))) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      found.push(await sourceOf(path, file, limits.file));
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

/** Folders with other people's code, or with the output of a build. */
function isSkipped(folder: string): boolean {
  return ["node_modules", "dist", "build", "public"].includes(folder) || folder.startsWith(".");
}

function isBelowSkipped(path: string): boolean {
  // The first folder is the chosen one, whatever its name is.
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
    if (part.length === 0 || all.length > maxEntries) return all;
    all.push(...part);
  }
}

/** Of a file that is too long, just enough to say so. */
async function sourceOf(path: string, file: File, maxCharacters: number): Promise<SourceFile> {
  return { path, text: await file.slice(0, 4 * (maxCharacters + 1)).text() };
}
