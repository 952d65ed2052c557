import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../../scripts/command/root.mjs";
import { contentFolder } from "../../scripts/fixture/engine.mjs";

/**
 * Starts Gatsby in a copy of the project, in its own group: whoever kills the group (`process.kill(-pid)`) ends
 * Gatsby and its workers in the same moment.
 *
 * @param {readonly string[]} args such as `["build"]`
 * @param {string} cwd
 * @param {Readonly<Record<string, string>>} env added to this process's own
 */
export function gatsbyInGroup(args, cwd, env) {
  const script = `
    import { runGatsby } from ${JSON.stringify(join(root, "scripts/command/gatsby.mjs"))};
    await runGatsby(${JSON.stringify(args)}, { cwd: process.cwd() });`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd,
    env: { ...process.env, DOCS_CONTENT: contentFolder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
}
