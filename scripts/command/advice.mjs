/**
 * Advice for a failed run of Gatsby. Gatsby's own messages are above it; but native code reads its cache, and crashes
 * without a message if the cache is damaged.
 *
 * @param {{ readonly signal: NodeJS.Signals | null, readonly isDiskFull?: boolean }} result
 * @returns {string} a sentence or two
 */
export function adviceFor({ signal, isDiskFull = false }) {
  if (isDiskFull) return "The disk is full. Make room, then try again: the next build starts from nothing.";
  if (signal === null)
    return "See its message above. If none names a file, throw its cache away (npm run clean), then try again.";
  if (signal === "SIGKILL")
    return "The system ended it (SIGKILL), as it does when memory runs out. End what else is running, then try again.";
  return `It was ended by ${signal}, most likely by a damaged cache. Try again: the next build starts from nothing.`;
}
