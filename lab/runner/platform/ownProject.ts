import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { folders } from "./folders";

/** A compiled file of a project, such as src/index.js. */
export interface CompiledFile {
  /** From the project's folder on. */
  readonly path: string;
  readonly text: string;
}

/** Gives an instance its own compiled code, which can differ from the code of other instances. @returns its folder */
export function makeOwnCode(folder: string, files: readonly CompiledFile[] = []): string {
  const dist = join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  for (const part of ["config", "src"])
    cpSync(join(folders.dist, part), join(dist, part), { recursive: true });
  for (const part of ["build", "tools"]) symlinkSync(join(folders.dist, part), join(dist, part));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}
