import { readArguments } from "../command";
import { readPort } from "../project";
import { recordSamples } from "../samples/record";

export const usage = `npm run lab -- record [PAGE…] [--port 0]

Runs the samples of these pages, or of all pages, and writes the responses beside the pages.
A page is its path in content/, such as dev-docs/api/rest. Port 0 is any free port.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(argv, { port: { type: "string", default: "0" } });
  const content = process.env.DOCS_CONTENT ?? "content";
  const problems = await recordSamples(content, positionals, {
    name: "record",
    port: readPort(values.port),
    log: console.log,
  });
  if (problems > 0) process.exitCode = 1;
}
