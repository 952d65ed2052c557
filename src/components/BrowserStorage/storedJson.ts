import { readStored } from "./browserStorage";

/**
 * Not in browserStorage.ts, which is in the scripts of every page.
 *
 * @returns undefined if nothing is stored as JSON. Anything can have written it, so its shape has to be checked.
 */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? "");
  } catch {
    return undefined;
  }
}
