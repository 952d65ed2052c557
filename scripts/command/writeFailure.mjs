import { errorCode, Failure } from "./failure.mjs";

/** What the system says when something can't be written, in words; and what helps. */
const reasons = new Map([
  ["ENOSPC", "the disk is full. Make room, then try again."],
  ["EDQUOT", "the quota of the disk is used up. Make room, then try again."],
  [
    "EFBIG",
    "a file would be larger than this process may write. Raise the limit (ulimit -f), then try again.",
  ],
  ["EROFS", "the disk can only be read. Choose another folder, or mount it for writing."],
  ["EACCES", "it is not allowed. Give this user the right to write there."],
  ["EPERM", "it is not allowed. Give this user the right to write there."],
  ["EIO", "the disk reports a fault. Look after the disk."],
]);

/**
 * Turns what the system threw into a sentence. Whatever is no matter of the disk stays as it is: that is our mistake, and
 * its stack is wanted.
 *
 * @param {unknown} error
 * @param {string} what could not be done, and where
 * @param {string} state what that means for the existing files
 * @returns {unknown} to be thrown
 */
export function writeFailure(error, what, state) {
  const reason = reasons.get(errorCode(error));
  return reason === undefined ? error : new Failure(`${what}: ${reason} ${state}`);
}
