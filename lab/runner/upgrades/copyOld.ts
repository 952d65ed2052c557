import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../platform/folders";
import { run } from "../project";
import type { Place } from "./place";
import type { UpgradeProject } from "./project";

/** Everything but packages is copied, so that no program changes the old project by a hard link. */
const copied = [
  "package.json",
  "package-lock.json",
  ".env",
  "config",
  "src",
  ".tmp",
  ".seeded",
  "tsconfig.json",
  "public",
  "database",
];

/** Made by npm, Strapi, and this command: the upgrade doesn't begin with them. */
const left = ["node_modules/.package-lock.json", "dist", "seed.cjs", "build"];

/** A copy of the old project, to be upgraded. Its packages are hard links, which take no space. */
export async function copyOld({ before, after }: Place): Promise<void> {
  remove(after);
  await run("cp", ["--archive", "--link", before, after], { quiet: true });
  for (const name of [...copied, ...left]) remove(join(after, name));
  for (const name of copied)
    if (existsSync(join(before, name))) cpSync(join(before, name), join(after, name), { recursive: true });
}

export function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

type Packages = Record<string, string | undefined>;

/** @returns whether package.json is another one now */
export function changePackages({ changedPackages }: UpgradeProject, folder: string): boolean {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as { dependencies: Packages };
  const file = join(folder, "package.json");
  const own = read(file);
  const panel = read(join(folders.platform, "node_modules/@strapi/admin/package.json")).dependencies;
  for (const [name, to] of Object.entries(changedPackages))
    own.dependencies[name] = to === null ? undefined : panel[name];
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  return Object.keys(changedPackages).length > 0;
}
