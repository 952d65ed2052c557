import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { upgradesFolder } from "./compose";
import type { UpgradeProject } from "./project";

/** Where a project and what its last run has found are. */
export interface Place {
  /** Folder of the old project. */
  readonly before: string;
  /** Folder of the upgraded project. */
  readonly after: string;
  /** The file of a step's output. */
  logFile(name: string): string;
  has(name: string): boolean;
  write(name: string, value: unknown): void;
  read<T>(name: string): T;
}

export function placeOf({ name }: UpgradeProject): Place {
  const file = (part: string) => join(upgradesFolder, name, part);
  mkdirSync(file("."), { recursive: true });
  return {
    before: file("before"),
    after: file("after"),
    logFile: (part) => file(`${part.replaceAll(" ", "-")}.log`),
    has: (part) => existsSync(file(part)),
    write: (part, value) =>
      writeFileSync(file(part), typeof value === "string" ? value : JSON.stringify(value, null, 2)),
    read: (part) => JSON.parse(readFileSync(file(part), "utf8")),
  };
}
