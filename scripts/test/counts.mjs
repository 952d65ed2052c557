/**
 * How many tests passed and failed. What was not run counts as failed: a test that is left out proves nothing.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** @type {Counts} */
export const onePassed = { passed: 1, failed: 0 };
/** @type {Counts} */
export const oneFailed = { passed: 0, failed: 1 };

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/**
 * @param {string} json what `jest --json` wrote
 * @returns {Counts}
 */
export function jestCounts(json) {
  const report = JSON.parse(json);
  const suitesThatBroke = report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + suitesThatBroke,
  };
}

/**
 * @param {string} json what Playwright's reporter `json` wrote
 * @returns {Counts}
 */
export function playwrightCounts(json) {
  const { stats, errors } = JSON.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * A warning fails a build: nobody reads the output of one that always warns.
 *
 * @param {{ code: number, output: string }} build how it ended, and what it printed
 * @returns {Counts}
 */
export function buildCounts({ code, output }) {
  return code === 0 && !/^warn/m.test(output) ? onePassed : oneFailed;
}
