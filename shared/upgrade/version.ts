/** Major, minor, patch. */
type Version = readonly [number, number, number];

/** The first version in a text, which is the lowest that a range such as `^5.1.0` allows; undefined for `latest`. */
export function versionIn(text: string): string | undefined {
  return /\d+(?:\.\d+){0,2}/.exec(text)?.[0];
}

/** Whether one version is older than another. Missing numbers count as 0. */
export function isBelow(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  const index = a.findIndex((number, position) => number !== b[position]);
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
}

/** Whether a change of a version is on the way from one version to another. */
export function isBetween(
  since: string,
  { from, to }: { readonly from: string; readonly to: string },
): boolean {
  return isBelow(from, since) && !isBelow(to, since);
}

export function majorOf(version: string): number {
  return numbersOf(version)[0];
}

function numbersOf(version: string): Version {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return [major, minor, patch];
}
