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
 * Compiling a page makes many small objects that live for a moment. With V8's default of 16 MB they are looked through
 * again and again: measured 15.8 ms of CPU for a page of 900 words, 11.5 ms with 64 MB. 32 are the middle: they keep a
 * build of 3,000 pages below 1 GB. Not an argument of Node's: threads of Gatsby's compiler would be given it, and refuse.
 */
const roomForTheYoung = "--max-semi-space-size=32";

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
    env: {
      ...gatsbyEnvironment,
      ...logger,
      NODE_OPTIONS: [roomForTheYoung, process.env.NODE_OPTIONS].filter(Boolean).join(" "),
      ...env,
    },
  });
}
