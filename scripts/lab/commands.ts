import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../command/failure.mjs";
import { readOptions, readPort } from "../command/options.mjs";
import { requireFreePort } from "../setup/port.mjs";
import { readAccounts } from "./accounts";
import { openInstance } from "./open";
import { places } from "./places";
import { prepareLab } from "./prepare";
import { endProcess } from "./processes";
import { findRunning, removeRecord } from "./record";

const startUsage = `npm run lab:start [-- --port 1400]

Installs, builds and seeds what is needed, and starts the lab in the background on a fresh database.`;

/** The instance that people start; others have names of their own. */
const name = "main";

/**
 * `npm run lab:start`: prepares what is needed, starts the lab in the background on a fresh database, and returns once it
 * answers. What can be refused is refused before the long work.
 *
 * @param instances where running labs are noted
 */
export async function start(argv: readonly string[], instances = places.instances): Promise<void> {
  const { options } = readOptions(argv, { port: "1337" }, startUsage);
  const port = readPort(options.port);
  if (port === 0) throw new Failure("The lab needs a port of its own: --port 0 is none.");
  const running = findRunning(name, instances);
  if (running)
    throw new Failure(
      `The lab runs already at http://127.0.0.1:${running.port}/admin: end it with npm run lab:stop first.`,
    );
  await requireFreePort(port);
  await prepareLab();
  console.log("Starting the lab…");
  const { host, logFile } = await openInstance({ name }, { LAB_SERVE: "1", PORT: String(port) });
  await answers(`http://127.0.0.1:${port}/_health`);
  await host.leave();
  const [admin] = readAccounts().admins;
  console.log(`
The lab runs until npm run lab:stop, on a freshly seeded database.
  Admin panel  http://127.0.0.1:${port}/admin
  REST API     http://127.0.0.1:${port}/api/recipes
  Sign in as   ${admin?.email}  with  ${admin?.password}  (throw-away; more in lab/README.md)
  Log          ${logFile}`);
}

/** `npm run lab:stop`: ends what `start` has started, and nothing else. */
export async function stop(argv: readonly string[], instances = places.instances): Promise<void> {
  readOptions(
    argv,
    {},
    "npm run lab:stop\n\nEnds the lab that npm run lab:start has started, and nothing else.",
  );
  const running = findRunning(name, instances);
  if (running) await endProcess(running.pid);
  removeRecord(name, instances);
  console.log(running ? `The lab on port ${running.port} has ended.` : "No lab is running.");
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return;
    await sleep(100);
  }
  throw new Failure(`The lab started but doesn't answer at ${url}.`);
}
