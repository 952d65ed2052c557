import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../command/failure.mjs";
import { runNpm } from "../../command/run.mjs";
import { places } from "../places";

/** Package managers that don't come with Node: the last Yarn 1, which most readers have, and a pnpm. */
const versions = { pnpm: "12.21.0", yarn: "1.22.22" };

/** Installs yarn and pnpm below the lab once. @returns the folder to put on the path. */
export async function provideManagers(): Promise<string> {
  const folder = join(places.tmp, "replay", "tools");
  const manifest = join(folder, "package.json");
  const bin = join(folder, "node_modules", ".bin");
  if (existsSync(join(bin, "pnpm")) && existsSync(join(bin, "yarn"))) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, `${JSON.stringify({ private: true, dependencies: versions }, null, 2)}\n`);
  // pnpm's own script puts its program in place of a slower one.
  const { code, output } = await runNpm(["install", "--ignore-scripts=false"], { cwd: folder, quiet: true });
  if (code !== 0) throw new Failure(`Yarn and pnpm could not be installed:\n${output}`);
  return bin;
}
