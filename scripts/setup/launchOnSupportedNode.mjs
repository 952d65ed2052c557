import { nodeProblem } from "./nodeVersion.mjs";

/**
 * Runs a command if this Node can. An old Node should print a sentence instead of a syntax error, so this file, the ones that
 * start it, and the one it imports must parse on any Node with ES modules.
 *
 * @param {string[]} words the command's name, and its options
 */
export function launchOnSupportedNode(words) {
  const problem = nodeProblem(process.versions.node);
  if (problem === "") {
    import("./launch.mjs").then(({ launch }) => launch(words));
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
}
