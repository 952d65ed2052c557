import { Failure } from "../command/failure.mjs";
import { oneFailed } from "./counts.mjs";

/**
 * @typedef {import("./steps.mjs").Step} Step
 * @typedef {import("./steps.mjs").StepResult} StepResult
 * @typedef {import("./counts.mjs").Counts} Counts
 */

/** Most steps use one core for a part of their time. More than two at once would only slow each other down. */
const atOnce = 2;

/**
 * Runs steps, two at once, and reports the result of each; prints the whole output of one that failed.
 *
 * @param {readonly Step[]} steps
 * @param {(line: string) => void} [say]
 * @returns {Promise<Counts[]>} in the order of the steps
 */
export async function runSteps(steps, say = console.log) {
  /** @type {Map<Step, StepResult>} */
  const results = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => canStart(step, waiting, [...running.keys()]));
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    say(`[${steps.indexOf(next) + 1}/${steps.length}] ${next.name}: ${next.does}…`);
    const run = async () => {
      const started = Date.now();
      const result = await resultOf(next, results);
      say(report(next, result, Date.now() - started));
      results.set(next, result);
      running.delete(next);
    };
    running.set(next, run());
  }
  return steps.map((step) => results.get(step)?.counts ?? oneFailed);
}

/**
 * @param {Step} step
 * @param {readonly Step[]} waiting in order: no other step overtakes a step that runs alone
 * @param {readonly Step[]} running
 */
function canStart(step, waiting, running) {
  if (running.length >= atOnce || running.some(({ runsAlone }) => runsAlone)) return false;
  if (step.runsAlone) return waiting[0] === step && running.length === 0;
  const before = waiting.slice(0, waiting.indexOf(step));
  if (before.some(({ runsAlone }) => runsAlone)) return false;
  return ![...waiting, ...running].some(({ name }) => name === step.needs);
}

/**
 * A step that can't run (no browser, for one) is a failed test with a sentence; the others still run.
 *
 * @param {Step} step
 * @param {ReadonlyMap<Step, StepResult>} results of the steps before
 * @returns {Promise<StepResult>}
 */
async function resultOf(step, results) {
  const hasFailed = [...results].some(([{ name }, { counts }]) => name === step.needs && counts.failed > 0);
  if (hasFailed) return { counts: oneFailed, output: `Not run, because ${step.needs} failed.` };
  try {
    return await step.run();
  } catch (error) {
    if (error instanceof Failure) return { counts: oneFailed, output: error.message };
    throw error;
  }
}

/**
 * @param {Step} step
 * @param {StepResult} result
 * @param {number} milliseconds
 */
function report({ name }, { counts, output, skipped, remarks = [] }, milliseconds) {
  if (skipped) return `      ${name} skipped: ${skipped}`;
  const { passed, failed } = counts;
  const line = `${passed} passed, ${failed} failed (${Math.round(milliseconds / 1000)} s)`;
  if (failed > 0) return `${output}\n      ${name} FAILED: ${line}`;
  return [`      ${name} ok: ${line}`, ...remarks.map((remark) => `        ${remark}`)].join("\n");
}
