import { join } from "node:path";
import { run } from "./run.mjs";

/**
 * A build says nothing to anybody and needs no network. Without a manifest of its own, Gatsby fetches a script of hosting
 * adapters at every start, runs it, and waits up to ten seconds where the network swallows the request.
 */
const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports = [];",
};

/**
 * @param {readonly string[]} args such as `["build"]`
 * @param {import("./run.mjs").RunOptions & { cwd: string }} options
 */
export function runGatsby(args, { env = {}, ...options }) {
  const cli = join(options.cwd, "node_modules", "gatsby", "cli.js");
  // Its other way to report moves the cursor about, which turns a file or a pipe into gibberish.
  const logger = options.quiet || !process.stdout.isTTY ? { GATSBY_LOGGER: "yurnalist" } : {};
  return run(process.execPath, [cli, ...args], {
    ...options,
    env: { ...gatsbyEnvironment, ...logger, ...env },
  });
}
