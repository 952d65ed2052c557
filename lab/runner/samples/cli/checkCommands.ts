import type { PlacedSample } from "../collect";
import { bad, good, type Outcome } from "../outcome";
import { checkCommand } from "./checkCommand";
import { helpDesk } from "./help";
import { projectScripts, type Scripts } from "./programs";

/** Holds every command of the pages against the real help. Programs are asked one at a time: each takes a core. */
export async function checkCommands(
  samples: readonly PlacedSample[],
): Promise<Map<PlacedSample, readonly Outcome[]>> {
  const commands = samples.filter(({ check }) => check.request.kind === "cli");
  const scripts = commands.length > 0 ? projectScripts() : {};
  const help = helpDesk();
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
  help: ReturnType<typeof helpDesk>,
): Promise<readonly Outcome[]> {
  const results = [];
  for (const command of commands) results.push(await checkCommand(command, scripts, help));
  const mistakes = results.flatMap((result) => result.mistakes);
  if (mistakes.length > 0) return mistakes.map((mistake) => bad(mistake));
  if (results.some(({ wasAsked }) => wasAsked)) return [good];
  return [bad('None of these commands is the platform\'s: mark the fence unverified="…" instead of cli.')];
}
