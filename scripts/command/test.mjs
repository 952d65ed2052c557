import { ensureInstalled } from "../setup/install.mjs";
import { sum } from "../test/counts.mjs";
import { Failure } from "./failure.mjs";
import { readOptions } from "./options.mjs";
import { root } from "./root.mjs";

const usage = `npm test [-- --only STEP,STEP]

Installs what is missing and runs every check and test.`;

/**
 * `npm test`: everything, or with `-- --only unit,site` some of it. Ends with the line `N passed, N failed`.
 *
 * @param {string[]} argv
 */
export async function main(argv) {
  const { options } = readOptions(argv, { only: "" }, usage);
  await ensureInstalled(root);
  const { steps } = await import("../test/steps.mjs");
  const { runSteps } = await import("../test/runSteps.mjs");
  const names = options.only === "" ? steps.map(({ name }) => name) : options.only.split(",");
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(", ");
    throw new Failure(`There is no test step called ${unknown.join(", ")}: the steps are ${known}.`);
  }
  const counts = sum(await runSteps(steps.filter(({ name }) => names.includes(name))));
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
}
