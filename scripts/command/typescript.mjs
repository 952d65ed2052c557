import { requireInstalled } from "../setup/install.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

/**
 * A command that is written in TypeScript, for `runOnGoodNode`: its file runs in a process of its own, which takes the
 * options and whose exit code is ours.
 *
 * @param {string} file seen from the project's folder
 */
export function typescriptCommand(file) {
  return {
    /** @param {string[]} argv */
    async main(argv) {
      requireInstalled(root);
      const { code } = await run(process.execPath, ["--import", "tsx", file, ...argv], { cwd: root });
      process.exitCode = code;
    },
  };
}
