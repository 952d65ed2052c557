import { runMain } from "./command/failure.mjs";
import { readOptions, readPort } from "./command/options.mjs";
import { checkSamples } from "./lab/samples/check";

const usage = `npm run lab:check [-- PAGE… --port N]

Runs the samples of these pages, or of all, on the lab again and fails where it says something else than recorded.
A page is its path in content: dev-docs/api/rest
Port 0 is any free one.`;

/** `npm run lab:check`: runs every sample on the lab again and fails where it says something else than recorded. */
async function main(): Promise<void> {
  const { options, words } = readOptions(process.argv.slice(2), { port: "0" }, usage);
  const content = process.env.DOCS_CONTENT ?? "content";
  const wrong = await checkSamples(content, words, {
    name: "check",
    port: readPort(options.port),
    say: console.log,
  });
  if (wrong > 0) process.exitCode = 1;
}

runMain(main);
