import type { Problem } from "../problems";
import { type HistoryFile, historyFile } from "../schema/history";
import { readJson } from "./readJson";

const historyFileName = "history.json";

/** The platform's history, read and checked by itself. */
export interface ReadHistory {
  readonly file: string;
  /** Undefined when the file can't be used; `problems` then say why. */
  readonly history: HistoryFile | undefined;
  readonly problems: readonly Problem[];
}

export function isHistoryFile(file: string): boolean {
  return file === historyFileName;
}

/** Reads history.json. Returns problems instead of throwing. */
export function readHistory(file: string, text: string): ReadHistory {
  const { value: history, problems } = readJson(file, text, historyFile, {
    rule: "history",
    message: "This isn't a valid history of the platform",
    fix: "Only a command writes this file: npm run lab -- history.",
  });
  return { file, history, problems };
}
