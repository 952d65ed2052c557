import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Reads what a log gains from now on. */
export function logFrom(file: string): () => string {
  const start = sizeOf(file);
  return () =>
    existsSync(file) ? stripVTControlCharacters(readFileSync(file).subarray(start).toString("utf8")) : "";
}

function sizeOf(file: string): number {
  return existsSync(file) ? readFileSync(file).length : 0;
}
