/** `since 5.37` at the beginning, as plugins/docs-content/facts/historyMarks.ts writes it. */
const since = /^(s)ince (\d+\.\d+)(?:\.\d+)?(?! or earlier)\b/i;

/** The second number of a version: 37 of `5.37`. All versions here have the same first one. */
export function minorOf(version: string): number {
  return Number(version.split(".")[1]);
}

/**
 * A mark for a reader whose version is older: `needs 5.37, deprecated in 5.47`.
 *
 * @returns undefined for a mark that the version fulfills, and for any other text.
 */
export function neededText(mark: string, ownMinor: number): string | undefined {
  const [whole = "", first, version = ""] = since.exec(mark) ?? [];
  if (first === undefined || minorOf(version) <= ownMinor) return undefined;
  return `${first === "S" ? "Needs" : "needs"} ${whole.slice("since ".length)}${mark.slice(whole.length)}`;
}
