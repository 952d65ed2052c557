import { withPrefix } from "gatsby";
import { isRecord } from "../../../shared/isRecord";
import { ownKey } from "../../../shared/paths";
import type { SourceFile } from "../../../shared/sourceFile";
import { store } from "../BrowserStorage/browserStorage";
import { readStoredJson } from "../BrowserStorage/storedJson";

/** Files that this browser keeps. */
export interface Kept {
  readonly files: readonly SourceFile[];
  /** Whether the console runs with them, or with the sample project. */
  readonly isUsed: boolean;
}

const key = () => ownKey("docs.console.schema", withPrefix("/"));

/** @returns undefined where nothing is kept, or something that isn't ours. */
export function readKept(): Kept | undefined {
  const value = readStoredJson(key());
  return isKept(value) ? value : undefined;
}

/** @param kept undefined removes the files. @returns whether the browser keeps them. */
export function keep(kept: Kept | undefined): boolean {
  return store(key(), kept ? JSON.stringify(kept) : null);
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { files, isUsed } = value;
  return typeof isUsed === "boolean" && Array.isArray(files) && files.every(isFile);
}

function isFile(file: unknown): boolean {
  return isRecord(file) && typeof file.path === "string" && typeof file.text === "string";
}
