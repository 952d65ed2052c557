import { sinceIn } from "../../../shared/sinceMark";

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
  const version = sinceIn(mark);
  if (version === undefined || minorOf(version) <= ownMinor) return undefined;
  return `${mark.startsWith("S") ? "Needs" : "needs"}${mark.slice("since".length)}`;
}
