import { join } from "node:path";
import { Failure, Help } from "./command/failure.mjs";
import { root } from "./command/root.mjs";
import { run } from "./command/run.mjs";
import { mutationOf, mutations } from "./sandbox/mutations/mutations";

const usage = `npm run sandbox:mutations [-- NAME…]

Breaks the sandbox's engine in ten ways, one after the other, and runs npm run sandbox:check on each. Fails if the check passes one of
them. Takes about 20 seconds of CPU for each.`;

/** `npm run sandbox:mutations`: the check of the sandbox notices a broken engine. */
export async function main(argv: readonly string[]): Promise<void> {
  if (argv.includes("--help") || argv.includes("-h")) throw new Help(usage);
  const names = argv.length > 0 ? argv : Object.keys(mutations);
  names.forEach(mutationOf);
  let noticed = 0;
  for (const name of names) {
    const count = await differencesWith(name);
    if (count > 0) noticed++;
    console.log(`${name}: ${count > 0 ? `${count} samples differ` : "not noticed"}`);
  }
  console.log(`${noticed} of ${names.length} mutations are noticed.`);
  if (noticed < names.length) process.exitCode = 1;
}

/** @throws {Failure} when the check can't run: that must not count as noticed */
async function differencesWith(name: string): Promise<number> {
  const check = [join(root, "scripts", "cli.mjs"), "sandboxCheck", "--mutation", name];
  const { code, output } = await run(process.execPath, check, { quiet: true });
  if (!/ recorded samples identical/.test(output))
    throw new Failure(`${name}: the check can't run.\n${output}`);
  return code === 0 ? 0 : [...output.matchAll(/^\S+\.mdx#\w+ /gm)].length;
}
