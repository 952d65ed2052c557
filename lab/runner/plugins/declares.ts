import { intersects, validRange } from "semver";
import type { PluginManifest } from "./manifest";

/** Packages of Strapi whose version isn't Strapi's own. */
const ownVersions = new Set([
  "@strapi/design-system",
  "@strapi/helper-plugin",
  "@strapi/icons",
  "@strapi/pack-up",
  "@strapi/sdk-plugin",
]);

/** The range of Strapi that a package declares: that of `@strapi/strapi`, or of another package with Strapi's version. */
export function rangeOf({ peerDependencies }: Pick<PluginManifest, "peerDependencies">): string {
  const named = Object.keys(peerDependencies)
    .filter((name) => name.startsWith("@strapi/") && !ownVersions.has(name))
    .sort();
  const name = named.find((other) => other === "@strapi/strapi") ?? named[0];
  return name === undefined ? "" : (peerDependencies[name] ?? "");
}

/** The panel code of a package that requires it can't be built with Strapi 5. */
function needsHelperPlugin({ peerDependencies, dependencies }: PluginManifest): boolean {
  return "@strapi/helper-plugin" in { ...dependencies, ...peerDependencies };
}

export type Declaration = "strapi5" | "notStrapi5" | "noRange";

/** What a package declares, never whether it works. */
export function declarationOf(manifest: PluginManifest): { group: Declaration; declares: string } {
  const range = rangeOf(manifest);
  const majors = majorsOf(range);
  if (needsHelperPlugin(manifest))
    return { group: "notStrapi5", declares: `${majors}, and requires @strapi/helper-plugin` };
  if (majors === "no range") return { group: "noRange", declares: majors };
  return { group: admits(range, 5) ? "strapi5" : "notStrapi5", declares: majors };
}

function majorsOf(range: string): string {
  if (!isRange(range)) return "no range";
  if (admits(range, 5)) return admits(range, 4) ? "Strapi 4 and 5" : "Strapi 5";
  return admits(range, 4) ? "only Strapi 4" : "neither Strapi 4 nor 5";
}

/** Prereleases of the next major, such as `5.0.0-rc.1`, are beyond the last version. */
export function admits(range: string, major: number): boolean {
  return isRange(range) && intersects(range, `>=${major}.0.0 <=${major}.9999.9999`);
}

function isRange(range: string): boolean {
  return range !== "" && validRange(range) !== null;
}
