import type { PlacedSample } from "../collect";
import { failed, type Outcome, passed } from "../outcome";
import { checkCommand } from "./checkCommand";
import { helpReader } from "./help";
import { projectScripts, type Scripts } from "./programs";

/** Checks every command of the pages against the real --help. One program runs at a time: each takes a core. */
export async function checkCommands(
  samples: readonly PlacedSample[],
): Promise<Map<PlacedSample, readonly Outcome[]>> {
  const commands = samples.filter(({ check }) => check.request.kind === "cli");
  const scripts = commands.length > 0 ? projectScripts() : {};
  const help = helpReader();
  const outcomes = new Map<PlacedSample, readonly Outcome[]>();
  for (const placed of commands) {
    const { request } = placed.check;
    if (request.kind === "cli") outcomes.set(placed, await outcomesOf(request.commands, scripts, help));
  }
  return outcomes;
}

async function outcomesOf(
  commands: readonly string[],
  scripts: Scripts,
  help: ReturnType<typeof helpReader>,
): Promise<readonly Outcome[]> {
  const results = [];
  for (const command of commands) results.push(await checkCommand(command, scripts, help));
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) return problems.map((problem) => failed(problem));
  if (results.some(({ wasAsked }) => wasAsked)) return [passed];
  return [failed('None of these commands is Strapi\'s. Mark the fence unverified="…" instead of cli.')];
}
