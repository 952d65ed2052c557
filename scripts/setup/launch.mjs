import { createRequire } from "node:module";
import { join } from "node:path";
import { runMain } from "../command/failure.mjs";
import { root } from "../command/root.mjs";
import { requireInstalled } from "./install.mjs";

/** They install missing packages, so they must run without any. */
const installers = ["start", "test"];

/** Commands of other folders than this one. */
const elsewhere = new Map([
  ["lab", "lab/runner/main.ts"],
  ["mcp", "mcp/main.ts"],
]);

/**
 * Runs a command in this process, and turns what it throws into a sentence and an exit code.
 *
 * @param {string[]} words the command's name, and its options
 */
export function launch([name = "", ...argv]) {
  return runMain(async () => {
    if (installers.includes(name)) return (await import(`../command/${name}.mjs`)).main(argv);
    requireInstalled(root);
    await runTypeScript(name, argv);
  });
}

/**
 * @param {string} name
 * @param {readonly string[]} argv
 */
function runTypeScript(name, argv) {
  const require = createRequire(import.meta.url);
  // From here on, Node compiles TypeScript.
  require("tsx");
  // Compiled code has its own error classes, which only its own runMain recognizes.
  const file = join(root, elsewhere.get(name) ?? `scripts/${name}.ts`);
  return require("../command/failure.mjs").runMain(() => require(file).main(argv));
}
