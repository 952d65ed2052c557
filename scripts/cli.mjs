import { nodeProblem } from "./setup/nodeVersion.mjs";

/**
 * `node scripts/cli.mjs NAME …` runs the command of scripts/NAME.ts, or of the lab. An old Node should print a sentence instead of a
 * syntax error, so this file and the one it imports must parse on any Node with ES modules.
 */
const problem = nodeProblem(process.versions.node);
if (problem === "") {
  import("./setup/launch.mjs").then(({ launch }) => launch(process.argv.slice(2)));
} else {
  console.error(problem);
  process.exitCode = 1;
}
