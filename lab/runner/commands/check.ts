import { checkClaims } from "../claims/check";
import { readArguments } from "../command";
import { checkFully } from "../full/check";
import { Failure, readPort } from "../project";
import { followTasks } from "../replay/tasks/check";
import { checkSamples } from "../samples/check";
import { listPages } from "../samples/collect";
import { drawn, readShare } from "../share";

export const usage = `npm run lab -- check [PAGE…] [--port 0]

Runs the samples of these pages, or of all pages, and fails if a response differs from the recorded one. Proves their claims.
A page is its path in content/, such as dev-docs/api/rest. Port 0 is any free port.

npm run lab -- check --share 8 [--seed 2026-11-21]

The same for one of eight pages. The seed draws them; without it, that is the date.

npm run lab -- check --full [PAGE…] [--manager yarn] [--seed 2026-11-21]

Also follows tasks of the User Guide in the admin panel, the installation pages as a reader does, in empty folders, and three
recipes in new projects, and runs the clients of the integration pages. The seed draws the recipes; without --seed, it is the
date. Without a page, it also compares facts with Strapi's packages, and the sandbox with the lab: its data in sandbox/data, and
its responses to generated requests. Takes more than an hour; after an interruption, start it again, and it continues. With
--manager, it only follows the installation pages, with this package manager.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(argv, {
    port: { type: "string", default: "0" },
    full: { type: "boolean", default: false },
    manager: { type: "string" },
    seed: { type: "string" },
    share: { type: "string" },
  });
  const content = process.env.DOCS_CONTENT ?? "content";
  const { full, manager = "" } = values;
  refuseContradictions(values);
  const seed = values.seed ?? new Date().toISOString().slice(0, "2026-11-21".length);
  const { log } = console;
  const port = readPort(values.port);
  const share = values.share === undefined ? undefined : readShare(values.share, seed);
  const pages = share ? drawn(await listPages(content, positionals), share) : positionals;
  if (share) log(`Drawing one of ${share.of} pages with --seed ${seed}: ${pages.join(" ") || "none"}`);
  // No page would mean all of them.
  if (share && pages.length === 0) return;
  const short = [
    { name: "Samples", run: () => checkSamples(content, pages, { name: "check", port, log }) },
    { name: "Claims", run: () => checkClaims(content, pages, { name: "check", log }) },
  ];
  let problems = 0;
  const tasks = { name: "Tasks", run: () => followTasks(content, pages, { name: "check", log }) };
  if (full) problems = await checkFully({ content, pages, manager, seed, short: [...short, tasks], log });
  else for (const part of short) problems += await part.run();
  if (problems > 0) process.exitCode = 1;
}

/** @throws {Failure} for options that don't go together */
function refuseContradictions({
  full,
  manager = "",
  seed,
  share,
}: {
  readonly full: boolean;
  readonly manager?: string | undefined;
  readonly seed?: string | undefined;
  readonly share?: string | undefined;
}): void {
  if (manager !== "" && !full) throw new Failure("--manager works only together with --full.");
  if (seed !== undefined && !full && share === undefined)
    throw new Failure("--seed works only together with --full or --share.");
  if (share !== undefined && full)
    throw new Failure("--full checks everything: leave out --share, or --full.");
}
