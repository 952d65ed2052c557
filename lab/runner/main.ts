import type { Command } from "./command";
import { Failure, Help } from "./project";

const usage = `npm run lab -- <verb>

  start         starts a Strapi server with sample data
  stop          stops it
  record        runs the samples of pages and records the responses
  types         asks the compiler for the types of names in samples
  check         runs the samples again and fails if a response changed
  claims        proves what the sentences of pages claim
  facts         extracts facts from Strapi's packages to content/data/
  history       reads older releases of Strapi: since when each fact holds
  plugins       asks npm which versions of Strapi community plugins declare
  integrations  runs the clients of the integration pages
  screenshots   takes the screenshots of the admin panel
  upgrades      upgrades old projects, and compares what breaks with the upgrade planner
  test          tests the lab itself

npm run lab -- <verb> --help shows the options of a verb. lab/README.md describes the lab.`;

/** Each loads its own packages, such as a browser or a type checker. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: () => import("./commands/start"),
  stop: () => import("./commands/stop"),
  record: () => import("./commands/record"),
  types: () => import("./commands/types"),
  check: () => import("./commands/check"),
  claims: () => import("./commands/claims"),
  facts: () => import("./commands/facts"),
  history: () => import("./commands/history"),
  plugins: () => import("./commands/plugins"),
  integrations: () => import("./commands/integrations"),
  screenshots: () => import("./commands/screenshots"),
  upgrades: () => import("./commands/upgrades"),
  test: () => import("./commands/test"),
};

/** `npm run lab -- <verb>` */
export async function main([verb = "--help", ...argv]: readonly string[]): Promise<void> {
  const wantsHelp = [verb, ...argv].some((word) => word === "--help" || word === "-h");
  const load = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  if (!load && wantsHelp) throw new Help(usage);
  if (!load)
    throw new Failure(`There is no verb "${verb}". The verbs are: ${Object.keys(commands).join(", ")}.`);
  const command = await load();
  if (wantsHelp) throw new Help(command.usage);
  await command.run(argv);
}
