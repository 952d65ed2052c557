import { didYouMean } from "../../content";
import type { Command } from "../../facts/source/commands";
import { type Call, callOf, type Scripts } from "./programs";
import { splitCommand } from "./splitCommand";

/** Reads the commands and options of a program, by its script below the platform's node_modules. */
export type ReadProgram = (script: string) => Promise<Command>;

/** Commander adds it to every command. */
const helpFlags = ["-h", "--help"];

/**
 * Checks a command line against the commands and options of the program that it runs.
 *
 * @returns a sentence for each problem, and whether the line runs a program of the platform at all
 */
export async function checkCommand(
  line: string,
  scripts: Scripts,
  readProgram: ReadProgram,
): Promise<{ problems: string[]; isPlatforms: boolean }> {
  const calls = splitCommand(line).map((words) => callOf(words, scripts));
  const unclear = calls.filter((call) => typeof call === "string");
  const known = calls.filter((call): call is Call => typeof call === "object" && call !== null);
  const found = await Promise.all(known.map(async (call) => checkCall(call, await readProgram(call.script))));
  return { problems: [...unclear, ...found.flat()], isPlatforms: known.length > 0 };
}

/** Goes down into commands of commands, then looks at the options. */
function checkCall({ name: program, args }: Call, root: Command): string[] {
  let name = program;
  let command = root;
  let rest = args;
  while (command.commands.length > 0) {
    const [first] = rest;
    if (first === undefined || first.startsWith("-")) break;
    const inner = command.commands.find((candidate) => namesOf(candidate).includes(first));
    if (!inner)
      return [`${name} has no command "${first}".${didYouMean(first, command.commands.flatMap(namesOf))}`];
    name = `${name} ${first}`;
    command = inner;
    rest = rest.slice(1);
  }
  const flags = [...command.options.flatMap(flagsOf), ...helpFlags];
  return unknownFlags(rest, command).map(
    (flag) => `${name} has no option ${flag}.${didYouMean(flag, flags)}`,
  );
}

/** One command's name was declared together with its argument: `templates:generate <directory>`. */
function namesOf({ name, aliases }: Command): string[] {
  return [name.split(" ")[0] ?? "", ...aliases];
}

/** `-f, --file <file>` */
function flagsOf({ flags }: Command["options"][number]): string[] {
  return flags.split(/[ ,|]+/).filter((word) => word.startsWith("-"));
}

function unknownFlags(args: readonly string[], { options }: Command): string[] {
  const unknown: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const [flag = ""] = (args[index] ?? "").split("=");
    if (!/^--?[A-Za-z]/.test(flag) || helpFlags.includes(flag)) continue;
    const option = options.find((candidate) => flagsOf(candidate).includes(flag));
    if (!option) unknown.push(flag);
    else if (option.takesValue === "required" && !args[index]?.includes("=")) index++;
  }
  return unknown;
}
