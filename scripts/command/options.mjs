import { parseArgs } from "node:util";
import { Failure, Help } from "./failure.mjs";

/**
 * Reads `--name value` options and plain words. An unknown option is a Failure that lists the known ones, `--help` a Help
 * with the usage, which shows each option with its default.
 *
 * @template {Record<string, string>} Defaults
 * @param {readonly string[]} argv
 * @param {Defaults} defaults every known option, with its default value
 * @param {string} usage how to call the command, and what it does
 * @returns {{ options: { [Name in keyof Defaults]: string }, words: string[] }}
 */
export function readOptions(argv, defaults, usage) {
  if (argv.includes("--help") || argv.includes("-h")) throw new Help(helpOf(usage, defaults));
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
 * @param {string} usage
 * @param {Record<string, string>} defaults
 */
function helpOf(usage, defaults) {
  const options = Object.entries(defaults).map(([name, value]) =>
    value === "" ? `  --${name} …` : `  --${name} …  (${value} when not given)`,
  );
  return [usage, ...options].join("\n");
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
