import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BootClaim, CommandClaim, SourceClaim } from "../content";
import { labEnvironment } from "../platform/environment";
import { folders } from "../platform/folders";
import { instanceEnvironment, makeSeededInstance } from "../platform/instance";
import { startLab } from "../platform/lab";
import { Failure, run } from "../project";
import type { Group } from "./groups";
import { logFrom } from "./logReader";
import { type Differences, missingParts, partsNotIn } from "./verdict";

/** Looks into a file of the installed packages. */
export function checkSource({ source, has }: SourceClaim): Differences {
  const file = join(folders.platform, "node_modules", source);
  if (!existsSync(file)) return [`source: there is no file ${source}`];
  const text = readFileSync(file, "utf8");
  return partsNotIn(source, text, has);
}

/** Starts a separate lab, and reads its log. */
export async function checkBoot(claim: BootClaim, group: Group, name: string): Promise<Differences> {
  const file = join(folders.instances, `${name}.log`);
  rmSync(file, { force: true });
  const log = logFrom(file);
  const started = await start(group, name);
  const text = log();
  const wanted = claim.boot === "starts";
  if (started !== wanted) return [`boot: expected that it ${claim.boot}, got "${text.slice(-600)}"`];
  return missingParts("log", text, claim.log);
}

async function start({ files, env }: Group, name: string): Promise<boolean> {
  try {
    const lab = await startLab({ name, port: 0, files, env });
    await lab.stop();
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** Runs a command of the platform in the lab's project, on seeded data. */
export async function checkCommand(claim: CommandClaim, name: string): Promise<Differences> {
  const folder = join(folders.instances, name);
  makeSeededInstance(folder);
  const program = join(folders.platform, "node_modules/@strapi/strapi/bin/strapi.js");
  const { code, output } = await run(process.execPath, [program, ...claim.command.split(" ").slice(1)], {
    cwd: folders.platform,
    env: { ...labEnvironment(), ...instanceEnvironment(folder) },
    quiet: true,
  });
  const wanted = claim.code ?? 0;
  return [
    ...(code === wanted ? [] : [`exit code: expected ${wanted}, got ${code}`]),
    ...missingParts("output", output, claim.output),
  ];
}
