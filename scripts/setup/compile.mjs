import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../command/failure.mjs";
import { runNpm } from "../command/run.mjs";

/**
 * Has one installed package run its scripts of installation, when what they make isn't there. Nothing else runs: packages
 * are installed without their scripts (docs/adr/0024-supply-chain.md), and npm hands that setting on to every npm that a
 * command of ours starts, in whatever folder.
 *
 * @param {string} folder the project it is installed in
 * @param {string} name of the package
 * @param {string} file what it makes, seen from the package's folder
 * @throws {Failure} when that file is missing afterwards
 */
export async function ensureCompiled(folder, name, file) {
  const made = join(folder, "node_modules", name, file);
  if (existsSync(made)) return;
  console.log(`Compiling ${name} (about a minute)…`);
  const { output } = await runNpm(["rebuild", name, "--ignore-scripts=false"], { cwd: folder, quiet: true });
  if (existsSync(made)) return;
  console.error(output);
  throw new Failure(
    `${name} could not be compiled, see the output above: it needs Python, make and a C++ compiler.`,
  );
}
