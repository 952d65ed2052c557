import type { Problem } from "../problems";

/**
 * What to say of a file that a parser or a rule failed on: a bug of this site, or a text that no limit foresaw. All other
 * files are read all the same, and this one is named.
 */
export function unreadProblem(file: string, line: number, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    file,
    line,
    column: 1,
    rule: "unread",
    message: `This can't be read: ${reason}`,
    mend: "Remove parts of the text until the problem is gone, and report the part that causes it as an issue.",
  };
}
