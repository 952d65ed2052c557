import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folders } from "./folders";

/** What the platform looks for in a project's folder besides its compiled code. */
const projectFiles = ["package.json", "tsconfig.json", "favicon.png", "src", "config", "database"];

/**
 * Makes the folder of an instance anew: a project without data. It lies inside of lab/, where Node finds the packages;
 * what plugins write into their project lands here and not in our sources.
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

/** What tells a process of the platform which instance it is. */
export function instanceEnvironment(folder: string): Record<string, string> {
  return {
    DATABASE_FILENAME: join(folder, "data.db"),
    LAB_MAIL_DIR: join(folder, "mails"),
    LAB_DIST: folders.dist,
  };
}
