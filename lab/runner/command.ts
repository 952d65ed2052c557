import { type ParseArgsConfig, parseArgs } from "node:util";
import { Failure } from "./project";

/** A verb of `npm run lab`. */
export interface Command {
  readonly usage: string;
  /** @throws {Failure} with one sentence for the person at the keyboard */
  run(argv: readonly string[]): Promise<void>;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** @throws {Failure} for an option that the command doesn't have */
export function readArguments<Known extends Options>(argv: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch {
    const known = Object.entries(options).map(
      ([name, { type }]) => `--${name}${type === "string" ? " …" : ""}`,
    );
    throw new Failure(`Cannot read "${argv.join(" ")}". The options are: ${known.join(", ") || "none"}.`);
  }
}
