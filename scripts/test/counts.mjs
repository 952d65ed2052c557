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
 * Number of browser tests that can fail once and pass when repeated. There are 600, on a machine that others use: one key that
 * came too soon shouldn't reject a good tree. More than this indicates a problem of the tree.
 */
const maxRepeated = 2;

/**
 * @param {string} json what Playwright's reporter `json` wrote
 * @returns {Counts}
 */
export function playwrightCounts(json) {
  const { stats, errors } = JSON.parse(json);
  const failed = stats.unexpected + stats.skipped + errors.length;
  const isBound = stats.flaky <= maxRepeated;
  return {
    passed: stats.expected + (isBound ? stats.flaky : 0),
    failed: failed + (isBound ? 0 : stats.flaky),
  };
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {string} json what Playwright's reporter `json` wrote
 * @returns {string[]} file, line, and title of each test that passed only when it was repeated
 */
export function repeatedTests(json) {
  /** @param {Suite} suite @returns {string[]} */
  const inSuite = ({ specs = [], suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ title, file, line }) => `${file}:${line} ${title}`),
    ...suites.flatMap(inSuite),
  ];
  return inSuite(JSON.parse(json));
}

/**
 * A warning fails a build: no one reads the output of a build that always warns.
 *
 * @param {{ code: number, output: string }} build how it ended, and what it printed
 * @returns {Counts}
 */
export function buildCounts({ code, output }) {
  return code === 0 && !/^warn/m.test(output) ? onePassed : oneFailed;
}
