/**
 * The minor release that a mark of a fact's history names: 5.37 of `since 5.37, deprecated in 5.47`, as
 * plugins/docs-content/facts/historyMarks.ts writes it. Undefined where it may have been an earlier one, and for any other text.
 */
export function sinceIn(mark: string): string | undefined {
  return /^since (\d+\.\d+)(?:\.\d+)?(?! or earlier)\b/i.exec(mark)?.[1];
}

/** The second number of a version: 37 of `5.37`. All versions here have the same first one. */
export function minorOf(version: string): number {
  return Number(version.split(".")[1]);
}
