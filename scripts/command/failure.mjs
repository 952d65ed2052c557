/** Something the person at the keyboard can fix: its message is one sentence, shown without a stack. */
export class Failure extends Error {}

/** The person asked how a command is used: its message says so, and nothing else is done. */
export class Help extends Error {}

/** The person pressed Ctrl+C, or the system asked us to end: nothing to explain. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Ended by ${signal}`);
    /** @type {number} what a shell reports for a process ended by this signal */
    this.exitCode = signal === "SIGINT" ? 130 : 143;
  }
}

/**
 * @param {unknown} error
 * @returns {string} the system's code, such as `EADDRINUSE`, or an empty string
 */
export function errorCode(error) {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/**
 * Runs a command line and turns what it throws into a sentence and an exit code.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof Interrupted) process.exitCode = error.exitCode;
    else if (error instanceof Help) console.log(error.message);
    else {
      console.error(error instanceof Failure ? `\n${error.message}` : error);
      process.exitCode = 1;
    }
  }
}
