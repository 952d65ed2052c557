import { checkClaims } from "../claims/check";
import { readArguments } from "../command";
import { checkFully } from "../full/check";
import { Failure, readPort } from "../project";
import { followTasks } from "../replay/tasks/check";
import { checkSamples } from "../samples/check";
import { readShare } from "../share";

export const usage = `npm run lab -- check [PAGE…] [--port 0]

Runs the samples of these pages, or of all pages, and fails if a response differs from the recorded one. Proves their claims.
A page is its path in content/, such as dev-docs/api/rest. Port 0 is any free port.

npm run lab -- check --share 8 [--seed 2026-11-21]

The same in less time: of recipes, and of lab starts that few claims need, it draws one of eight. The seed draws them.

npm run lab -- check --full [PAGE…] [--manager yarn] [--seed 2026-11-21]

Also follows tasks of the User Guide in the admin panel, the installation pages as a reader does, in empty folders, and three
recipes in new projects. The seed draws the recipes; without --seed, it is the date. Without a page, it also compares the sandbox
with the lab: its data in sandbox/data, and its responses to generated requests. Takes more than an hour; after an interruption,
start it again, and it continues. With --manager, it only follows the installation pages, with this package manager.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals: pages } = readArguments(argv, {
    port: { type: "string", default: "0" },
    full: { type: "boolean", default: false },
    manager: { type: "string" },
    seed: { type: "string" },
    share: { type: "string" },
  });
  const content = process.env.DOCS_CONTENT ?? "content";
  const { full, manager = "" } = values;
  const seed = values.seed ?? new Date().toISOString().slice(0, "2026-11-21".length);
  if (manager !== "" && !full) throw new Failure("--manager works only together with --full.");
  if (values.seed !== undefined && !full && values.share === undefined)
    throw new Failure("--seed works only together with --full or --share.");
  if (values.share !== undefined && full)
    throw new Failure("--full checks everything: leave out --share, or --full.");
  const share = values.share === undefined ? undefined : readShare(values.share, seed);
  const { log } = console;
  const port = readPort(values.port);
  const short = [
    { name: "Samples", run: () => checkSamples(content, pages, { name: "check", port, log }, share) },
    { name: "Claims", run: () => checkClaims(content, pages, { name: "check", log }, share) },
  ];
  if (share) log(`Drawing one of ${share.of}, with --seed ${seed}.`);
  let problems = 0;
  const tasks = { name: "Tasks", run: () => followTasks(content, pages, { name: "check", log }) };
  if (full) problems = await checkFully({ content, pages, manager, seed, short: [...short, tasks], log });
  else for (const part of short) problems += await part.run();
  if (problems > 0) process.exitCode = 1;
}
