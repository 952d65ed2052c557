import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure, runNpm } from "../project";

/**
 * Runs the install scripts of one installed package, unless the file that they make exists. Packages are installed without
 * their scripts (docs/adr/0024-supply-chain.md), and npm passes that setting on to every npm that a command starts.
 *
 * @param folder the project that the package is installed in
 * @param file what the scripts make, seen from the package's folder
 * @throws {Failure} if that file is missing afterwards
 */
export async function compilePackage(folder: string, name: string, file: string): Promise<void> {
  const compiled = join(folder, "node_modules", name, file);
  if (existsSync(compiled)) return;
  console.log(`Compiling ${name} (about a minute)…`);
  const { output } = await runNpm(["rebuild", name, "--ignore-scripts=false"], { cwd: folder, quiet: true });
  if (existsSync(compiled)) return;
  console.error(output);
  throw new Failure(
    `${name} could not be compiled: see the output above. This requires Python, make, and a C++ compiler.`,
  );
}
