import { join } from "node:path";
import { labEnvironment } from "../../platform/environment";
import { folders } from "../../platform/folders";
import { run } from "../../project";
import { type Help, parseHelp } from "./parseHelp";
import type { Call } from "./programs";

/** Runs programs with --help, each once. */
export function helpReader() {
  const asked = new Map<string, Promise<Help>>();
  return (call: Pick<Call, "script">, commands: readonly string[]): Promise<Help> => {
    const key = [call.script, ...commands].join(" ");
    const known = asked.get(key) ?? ask(call.script, commands);
    asked.set(key, known);
    return known;
  };
}

export type HelpReader = ReturnType<typeof helpReader>;

async function ask(script: string, commands: readonly string[]): Promise<Help> {
  const { output } = await run(
    process.execPath,
    [join(folders.platform, "node_modules", script), ...commands, "--help"],
    // Wide, so that no entry is wrapped.
    { cwd: folders.platform, env: { ...labEnvironment(), COLUMNS: "400" }, quiet: true },
  );
  return parseHelp(output);
}
