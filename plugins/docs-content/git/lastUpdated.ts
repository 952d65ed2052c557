import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A history of this size (log output in bytes) is more than any documentation has; more is cut off with an error. */
const maxBuffer = 256 * 1024 * 1024;

/**
 * When each file below a folder last changed, from one call of git for all of them.
 *
 * @returns paths from the folder → ISO 8601 dates; empty without git, without a repository, and for a shallow clone,
 * where all dates would be the date of the clone: no date is better than a wrong one.
 */
export async function lastUpdatedByGit(folder: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) => (await run("git", ["-C", folder, ...args], { maxBuffer })).stdout;
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() !== "false") return new Map();
    return parseLog(
      await git("log", "--format=%x00%cI", "--name-only", "--no-renames", "--relative", "--", "."),
    );
  } catch {
    return new Map();
  }
}

/** Newest first: the first date seen for a file is its last change. */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [date = "", ...files] = commit.split("\n").filter((line) => line !== "");
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
