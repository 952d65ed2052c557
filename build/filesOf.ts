import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All files below a folder, relative to it and with `/`; none where there is no folder. */
export function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
