import { parseArgs } from "node:util";
import { Failure, Help } from "../../command/failure.mjs";
import { readPort } from "../../command/options.mjs";

export interface Words {
  readonly ids: readonly string[];
  readonly isCheck: boolean;
  readonly port: number;
}

const usage = `npm run lab:screenshots [-- ID… --check --port N]

Takes these pictures of the admin panel, or all of them, in both themes; with --check compares them with those there are.
The ids stand in lab/screenshots/.`;

/** @throws {Failure} for an option that doesn't exist; {Help} for --help */
export function readWords(argv: readonly string[]): Words {
  if (argv.includes("--help") || argv.includes("-h")) throw new Help(usage);
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { check: { type: "boolean" }, port: { type: "string", default: "1339" } },
    });
    return { ids: positionals, isCheck: values.check ?? false, port: readPort(values.port) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      `Cannot read "${argv.join(" ")}": give ids of shots, --check, or --port with a number.`,
    );
  }
}
