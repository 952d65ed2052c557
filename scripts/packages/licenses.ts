import satisfies from "spdx-satisfies";
import type { Accepted } from "./accepted";
import type { LockedPackage } from "./lockFile";

/**
 * Packages under a license that isn't accepted, as sentences; and entries of the list that no package needs anymore.
 */
export function licenseProblems(
  packages: readonly LockedPackage[],
  { licenses, unnamed }: Pick<Accepted, "licenses" | "unnamed">,
): readonly string[] {
  const names = licenses.flatMap((group) => group.names);
  const problems = packages.flatMap(({ name, version, license }) => {
    const said = license ?? unnamed[name];
    if (said === undefined)
      return [`${name} ${version} names no license: read its files, then add it to "unnamed".`];
    return isAccepted(said, names)
      ? []
      : [`${name} ${version} is under ${said}: do without it, or accept that license, with a reason.`];
  });
  const silent = new Set(packages.filter(({ license }) => license === undefined).map(({ name }) => name));
  const stale = Object.keys(unnamed).filter((name) => !silent.has(name));
  return [
    ...new Set(problems),
    ...stale.map((name) => `"unnamed" lists ${name}, which needs no entry: remove it.`),
  ];
}

/** How many packages there are under each license, the most frequent first. */
export function licenseCounts(
  packages: readonly LockedPackage[],
  { unnamed }: Pick<Accepted, "unnamed">,
): readonly (readonly [license: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { name, license = unnamed[name] ?? "none named" } of packages)
    counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** A license that isn't an SPDX expression ("SEE LICENSE IN …") is a custom license, which isn't accepted. */
function isAccepted(license: string, names: readonly string[]): boolean {
  try {
    return satisfies(license, names);
  } catch {
    return false;
  }
}
