import { join } from "node:path";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { compareAll } from "./sandbox/check/compareAll";
import { readExclusions, shortened, writeExclusions } from "./sandbox/check/exclusions";
import { reportOf } from "./sandbox/check/report";
import { mutationOf } from "./sandbox/mutations/mutations";
import { ensureInstalled } from "./setup/install.mjs";

const usage = `npm run sandbox:check [-- PAGE… --shorten --mutation NAME]

Runs the recorded samples of these pages, or of all, in the sandbox's engine and fails where it says something else than recorded.
With --shorten, samples that are identical by now leave the list of exclusions.
With --mutation, the engine is broken in one way: npm run sandbox:mutations.`;

/** `npm run sandbox:check`: the engine says what a full installation said, in every sample that isn't excluded. */
export async function main(argv: readonly string[]): Promise<void> {
  const shortens = argv.includes("--shorten");
  const { options, words } = readOptions(
    argv.filter((word) => word !== "--shorten"),
    { mutation: "" },
    usage,
  );
  const edit = options.mutation === "" ? undefined : mutationOf(options.mutation);
  await ensureInstalled(join(root, "sandbox"));
  const comparisons = await compareAll(process.env.DOCS_CONTENT ?? "content", words, edit);
  if (shortens && words.length === 0) writeExclusions(shortened(readExclusions(), comparisons));
  const { lines, wrong } = reportOf(comparisons, readExclusions());
  console.log(lines.join("\n"));
  if (wrong > 0) process.exitCode = 1;
}
