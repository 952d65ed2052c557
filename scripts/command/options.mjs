import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";

/**
 * Reads `--name value` options and plain words; an unknown option is a Failure that names the known ones.
 *
 * @template {Record<string, string>} Defaults
 * @param {readonly string[]} argv
 * @param {Defaults} defaults every known option, with the value it has when it is not given
 * @returns {{ options: { [Name in keyof Defaults]: string }, words: string[] }}
 */
export function readOptions(argv, defaults) {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ("string") }]));
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    return { options: { ...defaults, ...given }, words: positionals };
  } catch {
    const known = names.map((name) => `--${name}`).join(", ");
    throw new Failure(
      `Cannot read "${argv.join(" ")}": the options here are ${known}, each followed by a value.`,
    );
  }
}

/**
 * @param {string} text
 * @returns {number} a port number; 0 means any free port
 */
export function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Failure(`--port needs a number from 0 to 65535, not "${text}".`);
}
