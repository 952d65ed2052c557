import { setTimeout as sleep } from "node:timers/promises";
import { readArguments } from "../command";
import { readAccounts } from "../platform/accounts";
import { folders } from "../platform/folders";
import { openInstance } from "../platform/open";
import { prepareLab } from "../platform/prepare";
import { findRunning, startedByPerson } from "../platform/running";
import { Failure, readPort, requireFreePort } from "../project";

export const usage = `npm run lab -- start [--port 1337]

Installs, builds, and seeds the lab if needed, and starts it in the background with a fresh database.`;

/**
 * Returns once the lab responds. Checks what it can before the long work.
 *
 * @param instances where running labs are noted
 */
export async function run(argv: readonly string[], instances = folders.instances): Promise<void> {
  const { values } = readArguments(argv, { port: { type: "string", default: "1337" } });
  const port = readPort(values.port);
  if (port === 0) throw new Failure("--port 0 is not possible here: choose a port.");
  const running = findRunning(startedByPerson, instances);
  if (running)
    throw new Failure(
      `The lab already runs at http://127.0.0.1:${running.port}/admin. Stop it first: npm run lab -- stop.`,
    );
  await requireFreePort(port);
  await prepareLab();
  console.log("Starting the lab…");
  const env = { LAB_SERVE: "1", PORT: String(port) };
  const { host, logFile } = await openInstance({ name: startedByPerson }, env);
  await waitForResponse(`http://127.0.0.1:${port}/_health`);
  await host.detach();
  const [admin] = readAccounts().admins;
  console.log(`
The lab runs with a freshly seeded database until you run npm run lab -- stop.
  Admin panel  http://127.0.0.1:${port}/admin
  REST API     http://127.0.0.1:${port}/api/recipes
  Email        ${admin?.email}
  Password     ${admin?.password} (for tests only; lab/README.md lists all accounts)
  Log          ${logFile}`);
}

async function waitForResponse(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Failure(`The lab started but doesn't respond at ${url}.`);
}
