import { join } from "node:path";
import { root, run as runProgram } from "../project";

export const usage = `npm run lab -- test [FILE…]

Tests the lab itself (lab/tests/platform/). Options are those of Jest.`;

export async function run(argv: readonly string[]): Promise<void> {
  const jest = join(root, "node_modules/jest/bin/jest.js");
  const options = ["--selectProjects", "lab", "--testTimeout", "300000", "--maxWorkers", "1"];
  const { code } = await runProgram(process.execPath, [jest, ...options, ...argv], { cwd: root });
  process.exitCode = code;
}
