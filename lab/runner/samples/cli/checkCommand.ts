import { didYouMean } from "../../content";
import type { HelpReader } from "./help";
import type { Help } from "./parseHelp";
import { type Call, callOf, type Scripts } from "./programs";
import { splitCommand } from "./splitCommand";

/**
 * Checks a command line against the --help of the program that it runs.
 *
 * @returns a sentence for each problem, and whether the line runs a program of the platform at all
 */
export async function checkCommand(
  line: string,
  scripts: Scripts,
  help: HelpReader,
): Promise<{ problems: string[]; wasAsked: boolean }> {
  const calls = splitCommand(line).map((words) => callOf(words, scripts));
  const unclear = calls.filter((call) => typeof call === "string");
  const known = calls.filter((call): call is Call => typeof call === "object" && call !== null);
  const found = await Promise.all(known.map((call) => checkCall(call, help)));
  return { problems: [...unclear, ...found.flat()], wasAsked: known.length > 0 };
}

/** Goes down into commands of commands, then looks at the options. */
async function checkCall(call: Call, help: HelpReader): Promise<string[]> {
  const path: string[] = [];
  let { args } = call;
  let page = await help(call, path);
  while (page.commands.size > 0) {
    const [first, ...rest] = args;
    if (first === undefined || first.startsWith("-")) break;
    if (!page.commands.has(first)) {
      const name = [call.name, ...path].join(" ");
      return [`${name} has no command "${first}".${didYouMean(first, page.commands)}`];
    }
    path.push(first);
    args = rest;
    page = await help(call, path);
  }
  return unknownFlags(args, page).map((flag) => {
    const known = page.options.flatMap(({ flags }) => flags);
    return `${[call.name, ...path].join(" ")} has no option ${flag}.${didYouMean(flag, known)}`;
  });
}

function unknownFlags(args: readonly string[], { options }: Help): string[] {
  const unknown: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const [flag = ""] = (args[index] ?? "").split("=");
    if (!/^--?[A-Za-z]/.test(flag)) continue;
    const option = options.find(({ flags }) => flags.includes(flag));
    if (!option) unknown.push(flag);
    else if (option.value === "required" && !args[index]?.includes("=")) index++;
  }
  return unknown;
}
