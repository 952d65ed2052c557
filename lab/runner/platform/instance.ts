import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folders } from "./folders";

/** What Strapi reads from a project's folder besides compiled code. */
const projectFiles = ["package.json", "tsconfig.json", "favicon.png", "src", "config", "database"];

/**
 * Replaces the folder of an instance with a project without data. It must be inside lab/platform, where Node finds the
 * packages. Plugins write to this folder instead of the sources.
 */
export function makeEmptyInstance(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "public", "uploads"), { recursive: true });
  for (const name of projectFiles) {
    const source = join(folders.platform, name);
    if (existsSync(source)) cpSync(source, join(folder, name), { recursive: true });
  }
}

/** The same with the seeded database and its files. */
export function makeSeededInstance(folder: string): void {
  makeEmptyInstance(folder);
  for (const name of ["data.db", "public"]) {
    cpSync(join(folders.pristine, name), join(folder, name), { recursive: true });
  }
}

/** The variables that select an instance for a process of the platform. */
export function instanceEnvironment(folder: string): Record<string, string> {
  return {
    DATABASE_FILENAME: join(folder, "data.db"),
    LAB_MAIL_DIR: join(folder, "mails"),
    LAB_DIST: folders.dist,
  };
}
