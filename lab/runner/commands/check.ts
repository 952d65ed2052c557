import { join } from "node:path";
import { readArguments } from "../command";
import { Failure, readPort, root, run as runProgram } from "../project";
import { replayPages } from "../replay/check";
import { checkSamples } from "../samples/check";

export const usage = `npm run lab -- check [PAGE…] [--port 0]

Runs the samples of these pages, or of all pages, and fails if a response differs from the recorded one.
A page is its path in content/, such as dev-docs/api/rest. Port 0 is any free port.
Without a page, it also compares the sandbox with the lab: its data in sandbox/data, then its responses to generated requests.

npm run lab -- check --full [PAGE…] [--manager yarn]

Follows the installation pages as a reader does, in empty folders. Takes about half an hour.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals: pages } = readArguments(argv, {
    port: { type: "string", default: "0" },
    full: { type: "boolean", default: false },
    manager: { type: "string" },
  });
  const content = process.env.DOCS_CONTENT ?? "content";
  const { full, manager = "" } = values;
  if (manager !== "" && !full) throw new Failure("--manager works only together with --full.");
  const problems = full
    ? await checkFully(content, pages, manager)
    : await checkSamples(content, pages, { name: "check", port: readPort(values.port), log: console.log });
  if (!full && pages.length === 0) await compareSandbox();
  if (problems > 0) process.exitCode = 1;
}

/** Other commands do it, which report problems themselves. */
async function compareSandbox(): Promise<void> {
  const commands = [
    { says: "the sandbox's data", words: ["sandboxData", "--check"] },
    { says: "generated requests to the sandbox", words: ["sandboxFuzz"] },
  ];
  for (const { says, words } of commands) {
    console.log(`\nComparing ${says} with the lab…`);
    const { code } = await runProgram(process.execPath, [join(root, "scripts", "cli.mjs"), ...words]);
    if (code !== 0) process.exitCode = 1;
  }
}

async function checkFully(content: string, pages: readonly string[], manager: string): Promise<number> {
  // Programs that a page started must not outlive this process.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const failed = await replayPages(content, pages, { manager, log: console.log });
  console.log(failed === 0 ? "\nEvery page can be followed." : `\n${failed} replays failed.`);
  return failed;
}
