import { spawn } from "node:child_process";
import { Interrupted } from "./failure.mjs";

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to this process's own
 * @property {boolean} [quiet] collects the output and shows nothing
 * @property {number} [timeout] milliseconds until the program is ended
 * @property {(message: unknown) => void} [onMessage] of a program of Node's that tells who started it what it does
 *
 * @typedef {object} RunResult
 * @property {number} code the exit code; 1 when the program could not be started
 * @property {NodeJS.Signals | null} signal that ended it, sent by itself or by another process
 * @property {string} output stdout and stderr in the order they came; empty unless quiet
 */

/**
 * Runs a program to its end. Signals that reach us reach it too, and it is waited for: no process outlives us.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 * @throws {Interrupted} when we were asked to end meanwhile
 */
export function run(program, args, options = {}) {
  const { cwd = process.cwd(), env = {}, quiet = false, timeout = 0, onMessage } = options;
  return new Promise((resolve, reject) => {
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["inherit", "inherit", "inherit"];
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout,
      stdio: onMessage ? [...stdio, "ipc"] : stdio,
    });
    if (onMessage) child.on("message", onMessage);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));

    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      received = signal;
      child.kill(signal);
    };
    process.on("SIGINT", passOn).on("SIGTERM", passOn);
    /** @param {RunResult} result */
    const finish = (result) => {
      process.off("SIGINT", passOn).off("SIGTERM", passOn);
      if (received) reject(new Interrupted(received));
      else resolve(result);
    };
    child.on("error", (error) => finish({ code: 1, signal: null, output: error.message }));
    child.on("close", (code, signal) =>
      finish({ code: code ?? 1, signal, output: Buffer.concat(chunks).toString() }),
    );
  });
}

/**
 * The npm that started this process, so that `npm start` installs with the same one; or else the one on the path.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const npmScript = process.env.npm_execpath ?? "";
  return npmScript.endsWith("npm-cli.js")
    ? run(process.execPath, [npmScript, ...args], options)
    : run("npm", args, options);
}
