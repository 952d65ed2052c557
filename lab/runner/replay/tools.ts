import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../platform/folders";
import { Failure, runNpm } from "../project";

/** Package managers that don't come with Node: the last Yarn 1, which most readers have, and a pnpm. */
const versions = { pnpm: "12.21.0", yarn: "1.22.22" };

/** Installs yarn and pnpm below the lab once. @returns the folder to put on the path. */
export function provideManagers(): Promise<string> {
  return provide("tools", versions);
}

/** The npm of the Docker page's images: npm 11.19 rejects the lock file of a new project in `npm ci`. */
export function provideNpm10(): Promise<string> {
  return provide("npm10", { npm: "10.9.9" });
}

async function provide(name: string, packages: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(folders.tmp, "replay", name);
  const bin = join(folder, "node_modules", ".bin");
  const manifest = `${JSON.stringify({ private: true, dependencies: packages }, null, 2)}\n`;
  const file = join(folder, "package.json");
  if (existsSync(bin) && readFileSync(file, "utf8") === manifest) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  // pnpm's own script puts its program in place of a slower one.
  const { code, output } = await runNpm(["install", "--ignore-scripts=false"], { cwd: folder, quiet: true });
  if (code !== 0) throw new Failure(`${Object.keys(packages).join(", ")} could not be installed:\n${output}`);
  return bin;
}
