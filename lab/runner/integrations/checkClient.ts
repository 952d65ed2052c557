import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { RunningLab } from "../platform/lab";
import { Failure, run } from "../project";
import type { ShellCommand } from "../shellBlock";
import type { Client, ClientFile } from "./client";
import type { Gateway } from "./gateway";
import { sessionsOf } from "./sessions";
import { visitSite } from "./site";

/** Where readers run Strapi. */
const readersUrl = "http://localhost:1337";

interface Place {
  readonly content: string;
  /** Of all clients; each gets a copy of its folder there. */
  readonly folder: string;
  readonly lab: RunningLab;
  readonly gateway: Gateway;
  /** Where clients find their programs, as in PATH. */
  readonly programs: string;
}

/** A client's copy, and how it reaches the lab. */
interface Running {
  readonly client: Client;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly lab: RunningLab;
  readonly gateway: Gateway;
}

/**
 * Runs a client on the lab: its own commands, those that its page shows with their output, and its website in a browser.
 *
 * @returns a line for each difference
 */
export async function checkClient(client: Client, place: Place): Promise<string[]> {
  const { content, folder, lab, gateway, programs } = place;
  const { check, name, page } = client;
  const cwd = join(folder, name);
  const env = {
    PATH: programs,
    ...check.env,
    STRAPI_URL: gateway.url,
    STRAPI_TOKEN: lab.accounts.apiTokens.fullAccess,
  };
  copyClient(client.folder, cwd, env);
  if (check.openapi) await writeSpecification(join(cwd, "specification.json"), lab);
  const running = { client, cwd, env, lab, gateway };
  await lab.restoreDatabase();
  const own = await ownCommands(running);
  if (own.length > 0) return own;
  const shown: string[] = [];
  for (const session of sessionsOf(page, readFileSync(join(content, page), "utf8"))) {
    await lab.restoreDatabase();
    for (const command of session) shown.push(...(await shownCommand(command, running)));
  }
  if (check.serve === undefined) return shown;
  await lab.restoreDatabase();
  return [
    ...shown,
    ...(await visitSite(check.serve, check.visits, { cwd, env: { ...process.env, ...env }, gateway })),
  ];
}

/** Until one fails: the others depend on it. */
async function ownCommands({ client, cwd, env }: Running): Promise<string[]> {
  for (const { run: command, prints = [] } of client.check.commands) {
    const { code, output } = await run("bash", ["-c", command], { cwd, env, quiet: true });
    const end = output.slice(-2000);
    if (code !== 0) return [`"${command}" ended with code ${code}:\n${end}`];
    const missing = prints.filter((part) => !output.includes(part));
    if (missing.length > 0) return missing.map((part) => `"${command}" doesn't print "${part}":\n${end}`);
  }
  return [];
}

/** A page's commands without output are about packages and servers: `commands` in check.yaml has those. */
async function shownCommand(shown: ShellCommand, { client, cwd, env, gateway }: Running): Promise<string[]> {
  if (shown.output === "") return [];
  const command = commandFor(shown.command, client.check.instead);
  const { output } = await run("bash", ["-c", command], { cwd, env, quiet: true });
  const printed = output.replaceAll(gateway.url, readersUrl).trim();
  if (printed === shown.output) return [];
  return [
    `${client.page}:${shown.line} "${shown.command}" prints:\n${printed}\ninstead of:\n${shown.output}`,
  ];
}

function commandFor(command: string, instead: ClientFile["instead"]): string {
  const replaced = Object.entries(instead).find(([start]) => command.startsWith(start));
  return replaced ? replaced[1] + command.slice(replaced[0].length) : command;
}

/** What `strapi openapi generate` writes. */
async function writeSpecification(file: string, lab: RunningLab): Promise<void> {
  const made = await lab.run(`require("@strapi/openapi").generate(strapi, { type: "content-api" }).document`);
  if (!made.ok) throw new Failure(`The API can't be described: ${made.error.message}`);
  writeFileSync(file, JSON.stringify(made.value));
}

/** Installed packages stay with the copy. Its `.env` is the example with the lab's values. */
function copyClient(from: string, to: string, { STRAPI_URL, STRAPI_TOKEN }: Record<string, string>): void {
  cpSync(from, to, { recursive: true, filter: (file) => basename(file) !== "node_modules" });
  const example = join(to, ".env.example");
  if (!existsSync(example)) return;
  const values = readFileSync(example, "utf8")
    .replaceAll(readersUrl, STRAPI_URL ?? "")
    .replace(/^(\w*STRAPI_TOKEN)=.*$/gm, `$1=${STRAPI_TOKEN}`);
  writeFileSync(join(to, ".env"), values);
}
