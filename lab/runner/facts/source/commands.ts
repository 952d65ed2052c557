import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Failure, root } from "../../project";
import type { InstalledPlatform } from "../installed";
import { once } from "./once";

/** What `--help` shows of every part of a command. */
const part = {
  name: z.string(),
  description: z.string(),
  choices: z.array(z.string()),
  default: z.string().nullable(),
};

const argumentSchema = z.object({ ...part, required: z.boolean(), variadic: z.boolean() });

const optionSchema = z.object({
  ...part,
  flags: z.string(),
  takesValue: z.enum(["required", "optional", "none"]),
  isMandatory: z.boolean(),
});

const commandSchema = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  description: z.string(),
  arguments: z.array(argumentSchema),
  options: z.array(optionSchema),
  get commands() {
    return z.array(commandSchema);
  },
});

export type Command = z.infer<typeof commandSchema>;

const envelope = z.object({ report: z.unknown() }).required();
const reportSchema = z.object({ report: commandSchema });

/** The command line programs that create, run, and upgrade a project, by their commands. */
const programs = {
  strapi: "@strapi/strapi/bin/strapi.js",
  "create-strapi-app": "create-strapi-app/bin/index.js",
  upgrade: "@strapi/upgrade/bin/upgrade.js",
  "strapi-plugin": "@strapi/sdk-plugin/bin/strapi-plugin.js",
} as const;

/** A command with the words that call it: `strapi openapi generate`. */
export interface NamedCommand extends Command {
  readonly words: string;
  readonly program: string;
}

/** Every command that the programs' `--help` lists, those within others included, in the order of `--help`. */
export const readAllCommands = once(async (platform: InstalledPlatform): Promise<NamedCommand[]> => {
  const all: NamedCommand[] = [];
  for (const [program, bin] of Object.entries(programs)) {
    // For the history, only packages of the platform's own version are fetched.
    if (platform.isPast && !existsSync(platform.file(bin))) continue;
    const command = await readCommands(platform.file(bin), platform.root);
    // A program that has commands does nothing by itself.
    if (command.commands.length === 0) all.push({ ...command, words: program, program });
    all.push(...flatten(command.commands, program, program));
  }
  return all;
});

function flatten(commands: readonly Command[], prefix: string, program: string): NamedCommand[] {
  return commands.flatMap((command) => {
    // One command's name was declared together with its argument: `templates:generate <directory>`.
    const words = `${prefix} ${command.name.split(" ")[0]}`;
    return [{ ...command, words, program }, ...flatten(command.commands, words, program)];
  });
}

/**
 * Runs a program's `--help` and intercepts its output.
 *
 * @param bin a program that uses commander
 * @throws {Failure} if it ends without declaring its commands
 */
export function readCommands(bin: string, cwd: string): Promise<Command> {
  const hook = join(root, "lab/runner/facts/source/commandsHook.cjs");
  const child = fork(bin, ["--help"], { cwd, execArgv: ["--require", hook], silent: true });
  return new Promise((resolve, reject) => {
    let errors = "";
    child.stderr?.on("data", (chunk) => {
      errors += chunk;
    });
    // The loader that runs this file may send its own messages through the same channel.
    child.on("message", (message) => {
      if (envelope.safeParse(message).success)
        resolve(reportSchema.parseAsync(message).then(({ report }) => report));
    });
    child.once("exit", () => reject(new Failure(`${bin} --help listed no commands.\n${errors}`)));
  });
}
