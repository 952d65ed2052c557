import { statfsSync } from "node:fs";
import { join } from "node:path";
import { watchBuild } from "./buildSummary.mjs";
import { fingerprintOf } from "./fingerprint.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";
import { beginBuild, endBuild, failBuild, removeOutdated, stampFolders } from "./unfinished.mjs";

/**
 * A build sends nothing and needs no network. Without a local manifest, Gatsby downloads a script of hosting
 * adapters at every start, runs it, and waits up to ten seconds if the network drops the request.
 */
const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports = [];",
};

/**
 * Compiling a page creates many small, short-lived objects. With V8's default of 16 MB, they are scanned
 * again and again: measured 15.8 ms of CPU for a page of 900 words, 11.5 ms with 64 MB. 32 MB is a compromise that keeps a
 * build of 3,000 pages below 1 GB. It isn't an argument of Node's, because worker threads of Gatsby's compiler would reject it.
 */
const youngGenerationFlag = "--max-semi-space-size=32";

/** For all processes of a build. Double quotes are for paths with spaces. */
const v8Flags = `--require "${join(root, "build", "gatsby-internals", "v8Flags.cjs").replaceAll("\\", "/")}"`;

/**
 * @param {readonly string[]} args such as `["build"]`
 * @param {import("./run.mjs").RunOptions & { cwd: string }} options
 */
export async function runGatsby(args, options) {
  const [command = ""] = args;
  const { cwd, env, quiet } = options;
  const fingerprint = fingerprintOf(cwd, command, { ...process.env, ...env });
  if (command === "develop") return developWith(fingerprint, args, options);
  if (command !== "build") return callGatsby(args, options);
  const watch = watchBuild();
  const reason = beginBuild(cwd, fingerprint);
  if (reason !== "" && !quiet) console.log(`${reasons[reason]}: everything is built again.`);
  const result = await callGatsby(args, options.quiet ? options : { ...options, onMessage: watch.hear });
  const isFull = result.code !== 0 && isDiskFull(cwd);
  if (result.code === 0) endBuild(cwd, fingerprint);
  else if (result.signal === null && !isFull) failBuild(cwd, fingerprint);
  const summary = result.code === 0 && !options.quiet && watch.summary();
  if (summary) console.log(summary);
  return { ...result, isDiskFull: isFull };
}

/** Why a build starts from nothing. */
const reasons = {
  incomplete: "The last build did not finish, or a part of it is missing",
  outdated: "The build's code, packages, or settings have changed",
};

/**
 * @param {string} fingerprint
 * @param {readonly string[]} args
 * @param {import("./run.mjs").RunOptions & { cwd: string }} options
 */
async function developWith(fingerprint, args, options) {
  removeOutdated(options.cwd, fingerprint);
  try {
    return await callGatsby(args, options);
  } finally {
    stampFolders(options.cwd, fingerprint);
  }
}

/** A whole site is 100 MB. After a failure because of a full disk, less than this is free, because nothing is removed. */
const minFreeBytes = 20e6;

/** @param {string} folder */
function isDiskFull(folder) {
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  return bavail * bsize < minFreeBytes || (files > 0 && ffree === 0);
}

/**
 * @param {readonly string[]} args
 * @param {import("./run.mjs").RunOptions & { cwd: string }} options
 */
function callGatsby(args, { env = {}, ...options }) {
  const cli = join(options.cwd, "node_modules", "gatsby", "cli.js");
  // Its other way to report moves the cursor about, which turns a file or a pipe into gibberish.
  const logger = options.quiet || !process.stdout.isTTY ? { GATSBY_LOGGER: "yurnalist" } : {};
  // Where the site lies below a path, its build does, too; `develop` has a host for itself.
  const prefix = args[0] === "build" ? ["--prefix-paths"] : [];
  return run(process.execPath, [cli, ...args, ...prefix], {
    ...options,
    env: {
      ...gatsbyEnvironment,
      ...logger,
      NODE_OPTIONS: [youngGenerationFlag, v8Flags, process.env.NODE_OPTIONS].filter(Boolean).join(" "),
      ...env,
    },
  });
}
