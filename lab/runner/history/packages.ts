import { readdirSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { folders } from "../platform/folders";
import { Failure, runNpm } from "../project";

/** Everything about older releases; in the lab's folder, so that their packages find the lab's other packages. */
export const historyFolder = join(folders.tmp, "history");

/** Packages of the platform with their own versions: they come from the lab, in every release. */
const ownVersions = new Set([
  "@strapi/design-system",
  "@strapi/icons",
  "@strapi/pack-up",
  "@strapi/sdk-plugin",
  "@strapi/ui-primitives",
]);

/** What is read of each release: the packages of the platform that the lab has installed. */
function historyPackages(): string[] {
  const scope = readdirSync(join(folders.platform, "node_modules/@strapi")).map((name) => `@strapi/${name}`);
  return [...scope.filter((name) => !ownVersions.has(name)), "create-strapi-app"].sort();
}

/** A minor release, with the version of each package that is read for it. */
export interface Release {
  /** The first version of the minor that @strapi/strapi was published in: `5.24.1`. */
  readonly version: string;
  readonly packages: Readonly<Record<string, string>>;
}

const publishedSchema = z.record(z.string(), z.array(z.string()));

/** npm's responses are cached for a day, so a walk that continues doesn't repeat thirty requests. */
const day = 24 * 60 * 60 * 1000;

/** The minor releases of the platform's major version up to the lab's own, oldest first. */
export async function listReleases(last: string): Promise<Release[]> {
  const known = join(historyFolder, "published.json");
  const age = await stat(known).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => day,
  );
  if (age < day) {
    const published = publishedSchema.parse(JSON.parse(await readFile(known, "utf8")));
    return releasesOf(new Map(Object.entries(published)), last);
  }
  const published = new Map<string, string[]>();
  for (const name of historyPackages()) published.set(name, await versionsOf(name));
  await mkdir(historyFolder, { recursive: true });
  await writeFile(known, JSON.stringify(Object.fromEntries(published)));
  return releasesOf(published, last);
}

/**
 * Picks the first version of each minor. A package that wasn't published in that minor, or isn't in the registry, is read
 * in the nearest version before it, or in the first one there is.
 */
export function releasesOf(published: ReadonlyMap<string, readonly string[]>, last: string): Release[] {
  const [major, lastMinor] = numbers(last);
  const all = published.get("@strapi/strapi") ?? [];
  const versions = Array.from({ length: lastMinor + 1 }, (_, minor) =>
    minor === lastMinor ? last : inOrder(all).find((version) => isOf(version, major, minor)),
  ).filter((version) => version !== undefined);
  return versions.map((version) => ({
    version,
    packages: Object.fromEntries(
      [...published].flatMap(([name, list]) => {
        const picked = nearest(inOrder(list), version);
        return picked === undefined ? [] : [[name, picked]];
      }),
    ),
  }));
}

function nearest(list: readonly string[], version: string): string | undefined {
  const [major, minor] = numbers(version);
  if (list.includes(version)) return version;
  const before = list.filter((other) => numbers(other)[0] === major && compareVersions(other, version) < 0);
  const sameMinor = list.find((other) => isOf(other, major, minor));
  return sameMinor ?? before.at(-1);
}

async function versionsOf(name: string): Promise<string[]> {
  const { code, output } = await runNpm(["view", name, "versions", "--json"], {
    cwd: folders.platform,
    quiet: true,
  });
  if (code !== 0) throw new Failure(`npm knows no versions of ${name}:\n${output}`);
  const versions = z.union([z.array(z.string()), z.string()]).parse(JSON.parse(output));
  return [versions].flat().filter((version) => /^\d+\.\d+\.\d+$/.test(version));
}

function inOrder(versions: readonly string[]): string[] {
  return [...versions].sort(compareVersions);
}

/** Below zero if the first version is the older one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function isOf(version: string, major: number, minor: number): boolean {
  const [ofMajor, ofMinor] = numbers(version);
  return ofMajor === major && ofMinor === minor;
}

function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return [major, minor, patch];
}

/** `5.37` of `5.37.1`. */
export function minorOf(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}
