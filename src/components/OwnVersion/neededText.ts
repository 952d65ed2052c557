import { minorOf, sinceIn } from "../../../shared/sinceMark";

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
