import { join } from "node:path";
import { fixtureBuilds } from "../../__tests__/support/fixtures.mjs";
import { findFirefox } from "../browser/find.mjs";
import { provideBrowser } from "../browser/provide.mjs";
import { runGatsby } from "../command/gatsby.mjs";
import { root } from "../command/root.mjs";
import { run } from "../command/run.mjs";
import { ensureInstalled } from "../setup/install.mjs";
import { buildCounts, jestCounts, oneFailed, onePassed, playwrightCounts, repeatedTests } from "./counts.mjs";
import { reportFile, takeCounts, takeReport } from "./report.mjs";

/**
 * @typedef {import("./counts.mjs").Counts} Counts
 * @typedef {{ counts: Counts, output: string, skipped?: string, remarks?: readonly string[] }} StepResult
 * skipped: why nothing of the step was run, in two or three words; remarks: what to know although the step succeeded
 * @typedef {{ name: string, does: string, needs?: string, runsAlone?: true, run: () => Promise<StepResult> }} Step
 * needs: the step that must succeed before this one; runsAlone: no other step runs at the same time
 */

/**
 * The tests in the order in which they start, two at a time. The build is first, because most others need it, followed by quick ones that
 * often fail.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  { name: "build", does: "the site, with every check of the content", run: build },
  { name: "biome", does: "lint and format", run: () => tool("@biomejs/biome/bin/biome", ["check", "."]) },
  {
    name: "stylelint",
    does: "style sheets",
    run: () => tool("stylelint/bin/stylelint.mjs", ["src/**/*.css"]),
  },
  // The build writes the types of all GraphQL queries, and installs packages with types.
  { name: "tsc", does: "types", needs: "build", run: () => tool("typescript/bin/tsc", ["--noEmit"]) },
  // One after the other, while tests run that need none of them.
  { name: "fixtures", does: "the small sites that tests share", needs: "build", run: fixtures },
  {
    name: "knip",
    does: "dead code and unused packages",
    run: () => tool("knip/bin/knip.js", ["--no-config-hints"]),
  },
  // The build has installed its packages.
  {
    name: "sandbox",
    does: "recorded samples and tests of the sandbox's engine",
    needs: "build",
    run: () => jest("sandbox"),
  },
  {
    name: "production",
    does: "packages that a build needs without development tools",
    run: () =>
      tool("knip/bin/knip.js", ["--no-config-hints", "--production", "--strict", "--include", "unlisted"]),
  },
  { name: "unit", does: "unit tests", run: () => jest("unit", "components") },
  { name: "site", does: "tests of the built site", needs: "build", run: () => jest("site") },
  { name: "e2e", does: "the served site in a browser", needs: "build", runsAlone: true, run: playwright },
  {
    name: "firefox",
    does: "a short round of the served site in Firefox",
    needs: "build",
    runsAlone: true,
    run: firefox,
  },
];

/**
 * A tool that says only yes or no counts as one test.
 *
 * @param {string} script inside node_modules
 * @param {readonly string[]} args
 * @returns {Promise<StepResult>}
 */
async function tool(script, args) {
  const { code, output } = await run(process.execPath, [packageFile(script), ...args], {
    cwd: root,
    quiet: true,
  });
  return { counts: code === 0 ? onePassed : oneFailed, output };
}

/** @returns {Promise<StepResult>} */
async function build() {
  await ensureInstalled(join(root, "sandbox"));
  const env = { SANDBOX: "required" };
  const result = await runGatsby(["build"], { cwd: root, quiet: true, env });
  return { counts: buildCounts(result), output: result.output };
}

/** @returns {Promise<StepResult>} */
async function fixtures() {
  /** @type {string[]} */
  const problems = [];
  for (const build of fixtureBuilds) await build().catch((error) => problems.push(String(error)));
  const failed = problems.length;
  return { counts: { passed: fixtureBuilds.length - failed, failed }, output: problems.join("\n") };
}

/**
 * @param {string[]} projects of jest.config.mjs
 * @returns {Promise<StepResult>}
 */
async function jest(...projects) {
  const file = reportFile(projects.join("-"));
  // Jest's own default leaves one core idle, which is half of two.
  const args = [
    "--ci",
    "--maxWorkers",
    "100%",
    "--json",
    "--outputFile",
    file,
    "--selectProjects",
    ...projects,
  ];
  const { output } = await run(process.execPath, [packageFile("jest/bin/jest.js"), ...args], {
    cwd: root,
    quiet: true,
  });
  return { counts: takeCounts(file, jestCounts), output: withoutJson(output) };
}

/** @returns {Promise<StepResult>} */
async function playwright() {
  const file = reportFile("e2e");
  const env = { CHROME: await provideBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ["test", "--reporter=list,json"];
  const { output } = await run(process.execPath, [packageFile("@playwright/test/cli.js"), ...args], {
    cwd: root,
    quiet: true,
    env,
  });
  return {
    counts: takeCounts(file, playwrightCounts),
    output,
    remarks: takeReport(file, repeatedTests, []).map((test) => `passed when repeated: ${test}`),
  };
}

/**
 * A machine without Firefox can't run these. They are skipped, and the output says so, because the site doesn't need Firefox.
 *
 * @returns {Promise<StepResult>}
 */
async function firefox() {
  if (findFirefox(process.env)) return jest("firefox");
  return { counts: { passed: 0, failed: 0 }, output: "", skipped: "no Firefox" };
}

/** @param {string} path */
function packageFile(path) {
  return join(root, "node_modules", path);
}

/**
 * Jest prints its report to stdout as well when it writes one.
 *
 * @param {string} output
 */
function withoutJson(output) {
  return output
    .split("\n")
    .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    .join("\n");
}
