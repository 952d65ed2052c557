import { join } from "node:path";
import { type Command, readCommands } from "../../facts/source/commands";
import { folders } from "../../platform/folders";
import type { SampleOfPage } from "../collect";
import { failed, type Outcome, passed } from "../outcome";
import { checkCommand, type ReadProgram } from "./checkCommand";
import { projectScripts, type Scripts } from "./programs";

/** Checks every command of the pages against the programs of the platform. */
export async function checkCommands(
  samples: readonly SampleOfPage[],
): Promise<Map<SampleOfPage, readonly Outcome[]>> {
  const commands = samples.filter(({ check }) => check.request.kind === "cli");
  const scripts = commands.length > 0 ? projectScripts() : {};
  const readProgram = programReader();
  const outcomes = new Map<SampleOfPage, readonly Outcome[]>();
  for (const sample of commands) {
    const { request } = sample.check;
    if (request.kind === "cli")
      outcomes.set(sample, await outcomesOf(request.commands, scripts, readProgram));
  }
  return outcomes;
}

/** Runs each program once. */
function programReader(): ReadProgram {
  const programs = new Map<string, Promise<Command>>();
  return (script) => {
    const { platform } = folders;
    const program = programs.get(script) ?? readCommands(join(platform, "node_modules", script), platform);
    programs.set(script, program);
    return program;
  };
}

async function outcomesOf(
  commands: readonly string[],
  scripts: Scripts,
  readProgram: ReadProgram,
): Promise<readonly Outcome[]> {
  const results = [];
  for (const command of commands) results.push(await checkCommand(command, scripts, readProgram));
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) return problems.map((problem) => failed(problem));
  if (results.some(({ isPlatforms }) => isPlatforms)) return [passed];
  return [failed('None of these commands is Strapi\'s. Mark the fence unverified="…" instead of cli.')];
}
