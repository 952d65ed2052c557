import { Failure, run } from "../project";
import { labEnvironment } from "./environment";

export interface Step {
  /** Shown while it runs: `Seeding the lab's database`. */
  does: string;
  /** Shown after it: `about a minute`. */
  takes?: string;
  /** A program for Node and its arguments. */
  program: string;
  args?: readonly string[];
  cwd: string;
  env?: Record<string, string>;
}

/**
 * Runs one of the lab's own programs to its end. What it prints is shown only when it fails.
 *
 * @throws {Failure} if its exit code is not 0
 */
export async function runStep({ does, takes, program, args = [], cwd, env = {} }: Step): Promise<void> {
  console.log(takes ? `${does} (${takes})…` : `${does}…`);
  const { code, output } = await run(process.execPath, [program, ...args], {
    cwd,
    env: { ...labEnvironment(), ...env },
    quiet: true,
  });
  if (code === 0) return;
  console.error(output);
  throw new Failure(`${does} failed with code ${code}: see the output above.`);
}
