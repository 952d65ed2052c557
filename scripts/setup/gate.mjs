import { nodeProblem } from "./nodeVersion.mjs";

/**
 * Loads a command only on a Node that can run it, so that an old one gets a sentence and no syntax error.
 * This file and the one it imports must therefore parse on any Node that knows ES modules.
 *
 * @param {() => Promise<{ main: (argv: string[]) => Promise<void> }>} load
 */
export function runOnGoodNode(load) {
  const problem = nodeProblem(process.versions.node);
  if (problem !== "") {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  Promise.all([load(), import("../command/failure.mjs")]).then(([command, { runMain }]) =>
    runMain(() => command.main(process.argv.slice(2))),
  );
}
