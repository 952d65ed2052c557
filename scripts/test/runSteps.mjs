import { Failure } from "../command/failure.mjs";
import { oneFailed } from "./counts.mjs";

/**
 * @typedef {import("./steps.mjs").Step} Step
 * @typedef {import("./counts.mjs").Counts} Counts
 */

/**
 * Runs steps one after the other and says how each went; the output of one that failed is shown whole.
 *
 * @param {readonly Step[]} steps
 * @param {(line: string) => void} [say]
 * @returns {Promise<Counts[]>} in the order of the steps
 */
export async function runSteps(steps, say = console.log) {
  /** @type {Set<string>} */
  const broken = new Set();
  /** @type {Counts[]} */
  const all = [];
  for (const [index, step] of steps.entries()) {
    say(`[${index + 1}/${steps.length}] ${step.name}: ${step.does}…`);
    const started = Date.now();
    const { counts, output, skipped } =
      step.needs && broken.has(step.needs)
        ? { counts: oneFailed, output: `Not run, because ${step.needs} failed.`, skipped: undefined }
        : await runStep(step);
    if (counts.failed > 0) {
      broken.add(step.name);
      say(output);
    }
    all.push(counts);
    if (skipped) {
      say(`      skipped: ${skipped}`);
      continue;
    }
    const seconds = Math.round((Date.now() - started) / 1000);
    say(
      `      ${counts.failed > 0 ? "FAILED" : "ok"}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
    );
  }
  return all;
}

/**
 * A step that can't run (no browser, for one) is a failed test with a sentence; the others still run.
 *
 * @param {Step} step
 * @returns {Promise<import("./steps.mjs").StepResult>}
 */
async function runStep(step) {
  try {
    return await step.run();
  } catch (error) {
    if (error instanceof Failure) return { counts: oneFailed, output: error.message };
    throw error;
  }
}
