import { readOptions, readPort } from "./command/options.mjs";
import { replayPages } from "./lab/replay/check";
import { checkSamples } from "./lab/samples/check";

const usage = `npm run lab:check [-- PAGE… --port N]

Runs the samples of these pages, or of all, on the lab again and fails where it says something else than recorded.
A page is its path in content: dev-docs/api/rest
Port 0 is any free one.

npm run lab:check -- --full [PAGE… --manager yarn]

Instead follows the installation pages as a reader does, in empty folders: about half an hour.`;

/** `npm run lab:check`: runs every sample on the lab again, or follows whole pages, and fails where the platform disagrees. */
export async function main(argv: readonly string[]): Promise<void> {
  const content = process.env.DOCS_CONTENT ?? "content";
  const wrong = argv.includes("--full") ? await checkFully(content, argv) : await checkAll(content, argv);
  if (wrong > 0) process.exitCode = 1;
}

async function checkAll(content: string, argv: readonly string[]): Promise<number> {
  const { options, words } = readOptions(argv, { port: "0" }, usage);
  return checkSamples(content, words, { name: "check", port: readPort(options.port), say: console.log });
}

async function checkFully(content: string, argv: readonly string[]): Promise<number> {
  // What a page has started must not outlive us.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const rest = argv.filter((word) => word !== "--full");
  const { options, words } = readOptions(rest, { manager: "" }, usage);
  const failed = await replayPages(content, words, { manager: options.manager, say: console.log });
  console.log(failed === 0 ? "\nEvery page can be followed." : `\n${failed} replays failed.`);
  return failed;
}
