import { readArguments } from "../command";
import { readPort } from "../project";
import { renewTypes } from "../samples/types/renewTypes";

export const usage = `npm run lab -- types [PAGE…] [--port 0]

Asks the TypeScript compiler for the types of names in the samples of these pages, or of all pages, and writes them beside the
pages: page.types.json. Readers see them when they point at a name. It runs no sample; record writes the same files.
A page is its path in content/, such as dev-docs/api/rest. Port 0 is any free port.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(argv, { port: { type: "string", default: "0" } });
  const content = process.env.DOCS_CONTENT ?? "content";
  await renewTypes(content, positionals, {
    name: "types",
    port: readPort(values.port),
    log: console.log,
  });
}
