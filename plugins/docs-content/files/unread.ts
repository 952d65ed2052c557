import { messageOf } from "../../../shared/messageOf";
import type { Problem } from "../problems";

/**
 * Reads a file, or a part of one that begins at a line. If a parser or a rule throws, because of a bug of this site or because
 * of a text that no limit covers, the error becomes a problem of the file, and all other files are still read.
 */
export function orUnread<Result>(
  file: string,
  line: number,
  read: () => Result,
  unread: (problem: Problem) => Result,
): Result {
  try {
    return read();
  } catch (error) {
    return unread({
      file,
      line,
      column: 1,
      rule: "unread",
      message: `This can't be read: ${messageOf(error)}`,
      fix: "Remove parts of the text until the problem disappears, and report the part that causes it as an issue.",
    });
  }
}
