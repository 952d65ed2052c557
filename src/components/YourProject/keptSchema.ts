import { withPrefix } from "gatsby";
import { ownKey } from "../../../shared/paths";
import type { SourceFile } from "../../../shared/sourceFile";

/** Files that this browser keeps. */
export interface Kept {
  readonly files: readonly SourceFile[];
  /** Whether the console runs with them, or with the sample project. */
  readonly isUsed: boolean;
}

const key = () => ownKey("docs.console.schema", withPrefix("/"));

/** @returns undefined where nothing is kept, or something that isn't ours. */
export function readKept(): Kept | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key()) ?? "null");
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @param kept undefined removes the files. @returns whether the browser keeps them. */
export function keep(kept: Kept | undefined): boolean {
  try {
    if (kept) localStorage.setItem(key(), JSON.stringify(kept));
    else localStorage.removeItem(key());
    return true;
  } catch {
    return false;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { files, isUsed } = value as { files?: unknown; isUsed?: unknown };
  return typeof isUsed === "boolean" && Array.isArray(files) && files.every(isFile);
}

function isFile(file: unknown): boolean {
  if (typeof file !== "object" || file === null) return false;
  const { path, text } = file as { path?: unknown; text?: unknown };
  return typeof path === "string" && typeof text === "string";
}
