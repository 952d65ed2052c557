import { readArguments } from "../command";
import { prepareLab } from "../platform/lab";
import { readUpgradeProjects } from "../upgrades/project";
import { upgradeProject } from "../upgrades/upgrade";

export const usage = `npm run lab -- upgrades [NAME…] [--reuse | --compare]

Upgrades the projects in lab/upgrades/ from older releases to the lab's with the real upgrade tool, builds and starts them, and
sends their requests before and after. Fails if something breaks or responds differently that the upgrade planner's plan for
these files doesn't have. --reuse takes old projects and their responses from the last run. --compare runs nothing, and compares
what the last run found.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { positionals, values } = readArguments(argv, {
    reuse: { type: "boolean", default: false },
    compare: { type: "boolean", default: false },
  });
  // Ends the servers that run.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  if (!values.compare) await prepareLab();
  for (const project of readUpgradeProjects(positionals)) {
    console.log(`${project.name}, from ${project.from}`);
    const problems = await upgradeProject(project, { ...values, log: console.log });
    for (const problem of problems) console.log(`problem: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
