import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "./temporaryFolder";

/** An empty repository that no setting of this machine has a say in. */
export function repository(): string {
  const folder = temporaryFolder();
  git(folder, "init", "--quiet");
  return folder;
}

/** Writes files (null: removes them) and commits them as of a date. */
export function commit(folder: string, date: string, files: Readonly<Record<string, string | null>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (text === null) rmSync(join(folder, file));
    else writeFileSync(join(folder, file), text);
  }
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "x", `--date=${date}`, { GIT_COMMITTER_DATE: date });
}

export function git(folder: string, ...args: (string | Record<string, string>)[]): void {
  const words = args.filter((arg) => typeof arg === "string");
  const env = Object.assign({}, ...args.filter((arg) => typeof arg !== "string"));
  const identity = {
    GIT_AUTHOR_NAME: "a",
    GIT_AUTHOR_EMAIL: "a@b.example",
    GIT_COMMITTER_NAME: "a",
    GIT_COMMITTER_EMAIL: "a@b.example",
  };
  execFileSync("git", ["-C", folder, ...words], {
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_NOSYSTEM: "1",
      ...identity,
      ...env,
    },
    stdio: "pipe",
  });
}
