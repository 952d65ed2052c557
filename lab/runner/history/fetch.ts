import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { satisfies } from "semver";
import { z } from "zod";
import { type InstalledPlatform, openPlatform } from "../facts/installed";
import { folders } from "../platform/folders";
import { Failure, run, runNpm } from "../project";
import { historyFolder, type Release } from "./packages";

const labModules = join(folders.platform, "node_modules");

/**
 * Downloads the platform's packages of a release as published, next to links to other packages. These come from
 * the lab, or, where a release needs an older one, from an installation of the first release: two installations instead of one
 * for each release.
 *
 * @throws {Failure} if a package can't be downloaded
 */
export async function fetchRelease({ version, packages }: Release): Promise<InstalledPlatform> {
  const folder = join(historyFolder, version);
  const modules = join(folder, "node_modules");
  await installOldest(packages);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "packed"), { recursive: true });
  await linkLab(modules);
  const specs = Object.entries(packages).map(([name, picked]) => `${name}@${picked}`);
  const { code, output } = await runNpm(["pack", "--silent", "--ignore-scripts", ...specs], {
    cwd: join(folder, "packed"),
    quiet: true,
  });
  if (code !== 0) throw new Failure(`npm could not fetch the packages of ${version}:\n${output}`);
  for (const [name, picked] of Object.entries(packages)) {
    const file = `${name.replace("@", "").replace("/", "-")}-${picked}.tgz`;
    await unpack(join(folder, "packed", file), join(modules, name));
    await linkDependencies(join(modules, name));
  }
  await rm(join(folder, "packed"), { recursive: true });
  return openPlatform(folder, true);
}

export async function forgetRelease({ version }: Release): Promise<void> {
  await rm(join(historyFolder, version), { recursive: true, force: true });
}

/** Source maps and the second copy of each module are never read. */
const unread = ["--exclude=*.map", "--exclude=*.mjs"];

async function unpack(archive: string, target: string): Promise<void> {
  const parts = join(dirname(archive), "parts");
  await mkdir(parts);
  const { code, output } = await run("tar", ["xzf", archive, "-C", parts, ...unread], { quiet: true });
  if (code !== 0) throw new Failure(`${archive} could not be unpacked:\n${output}`);
  await mkdir(dirname(target), { recursive: true });
  await rename(join(parts, "package"), target);
  await rm(parts, { recursive: true });
}

/** Packages of the platform must come from the release. Design packages have their own versions. */
function isPlatform(name: string): boolean {
  return /^(@strapi\/(?!design-system$|icons$|ui-primitives$)|create-strapi)/.test(name);
}

async function linkLab(modules: string): Promise<void> {
  await mkdir(join(modules, "@strapi"), { recursive: true });
  const scope = (await readdir(join(labModules, "@strapi"))).map((name) => `@strapi/${name}`);
  const others = (await readdir(labModules)).filter((name) => name !== "@strapi" && !name.startsWith("."));
  for (const name of [...scope, ...others].filter((name) => !isPlatform(name))) {
    await symlink(join(labModules, name), join(modules, name), "junction");
  }
}

const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

async function manifestIn(folder: string) {
  const path = join(folder, "package.json");
  return existsSync(path) ? manifestSchema.parse(JSON.parse(await readFile(path, "utf8"))) : undefined;
}

/** Links what a package needs in other versions than the lab's: the first one that fits, or any. */
async function linkDependencies(folder: string): Promise<void> {
  const name = folder.slice(folder.indexOf("node_modules/") + "node_modules/".length);
  const { dependencies = {} } = (await manifestIn(folder)) ?? {};
  for (const [other, range] of Object.entries(dependencies)) {
    if (isPlatform(other) || existsSync(join(historyFolder, "node_modules", other))) continue;
    const places = [labModules, oldestModules].flatMap((modules) => [
      join(modules, name, "node_modules", other),
      join(modules, other),
    ]);
    const found = await Promise.all(
      places.map(async (place) => ({ place, version: (await manifestIn(place))?.version })),
    );
    const there = found.filter(({ version }) => version !== undefined);
    // In no installation: it goes where every release finds it.
    if (there.length === 0) await installInto(historyFolder, [`${other}@${range}`]);
    const picked = there.find(({ version }) => satisfies(version ?? "", range)) ?? there[0];
    if (!picked || picked.place === join(labModules, other)) continue;
    const link = join(folder, "node_modules", other);
    await mkdir(dirname(link), { recursive: true });
    await symlink(picked.place, link, "junction");
  }
}

const oldestModules = join(historyFolder, "oldest", "node_modules");

/** Installs the first release that is read, once, for the packages of others that it needs. */
async function installOldest(packages: Release["packages"]): Promise<void> {
  if (existsSync(join(oldestModules, ".package-lock.json"))) return;
  const folder = dirname(oldestModules);
  await mkdir(folder, { recursive: true });
  const names = ["@strapi/strapi", "@strapi/plugin-users-permissions", "@strapi/plugin-graphql"];
  const wanted = [...names, "@strapi/plugin-documentation", "create-strapi-app"];
  const manifest = {
    private: true,
    dependencies: Object.fromEntries(wanted.map((name) => [name, packages[name] ?? "*"])),
    // The lab's own, which can be installed without a download of programs, and are compiled already.
    overrides: { "@swc/core": "1.16.18", rollup: "4.60.4", sharp: "0.34.5", "better-sqlite3": "12.8.0" },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await installInto(folder, []);
}

async function installInto(folder: string, specs: readonly string[]): Promise<void> {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) await writeFile(manifest, '{ "private": true }\n');
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps"];
  const { code, output } = await runNpm(["install", ...quietly, ...specs], { cwd: folder, quiet: true });
  if (code !== 0) throw new Failure(`npm could not install what older releases need:\n${output}`);
}
