import { readOptions, readPort } from "./command/options.mjs";
import { recordSamples } from "./lab/samples/record";

const usage = `npm run lab:record [-- PAGE… --port N]

Runs the samples of these pages, or of all, on the lab and writes its answers beside the pages.
A page is its path in content: dev-docs/api/rest
Port 0 is any free one.`;

/** `npm run lab:record -- dev-docs/api/rest`: runs samples on the lab and writes what it says beside their pages. */
export async function main(argv: readonly string[]): Promise<void> {
  const { options, words } = readOptions(argv, { port: "0" }, usage);
  const content = process.env.DOCS_CONTENT ?? "content";
  const mistakes = await recordSamples(content, words, {
    name: "record",
    port: readPort(options.port),
    say: console.log,
  });
  if (mistakes > 0) process.exitCode = 1;
}
