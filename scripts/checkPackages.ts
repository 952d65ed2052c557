import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { runNpm } from "./command/run.mjs";
import { type Accepted, readAccepted } from "./packages/accepted";
import { readAudit } from "./packages/advisories";
import { importedByPages, reachingBrowsers } from "./packages/browser";
import { installScriptProblems } from "./packages/installScripts";
import { licenseCounts, licenseProblems } from "./packages/licenses";
import { type LockedPackage, readLockFile } from "./packages/lockFile";

const usage = `npm run check:packages

Holds all packages against scripts/packages/accepted.yaml: their licenses, what they run when they are installed, and what
npm audit knows of them, for which it needs the network.`;

const projectFile = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

/** `npm run check:packages` */
export async function main(argv: readonly string[]): Promise<void> {
  readOptions(argv, {}, usage);
  const accepted = readAccepted();
  const packages = lockedPackages();
  const counts = licenseCounts(packages, accepted).map(([license, count]) => `${count} ${license}`);
  console.log(`${packages.length} packages: ${counts.join(", ")}.`);
  const problems = [...lockFileProblems(packages, accepted), ...(await auditProblems(packages, accepted))];
  for (const problem of problems) console.error(`\n${problem}`);
  console.log(problems.length === 0 ? "\nNo problems." : `\n${problems.length} to fix or to accept.`);
  if (problems.length > 0) process.exitCode = 1;
}

export function lockedPackages(): readonly LockedPackage[] {
  return readLockFile(readFileSync(join(root, "package-lock.json"), "utf8"));
}

/** What can be said without the network. */
export function lockFileProblems(packages: readonly LockedPackage[], accepted: Accepted): readonly string[] {
  const { allowScripts } = projectFile.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  return [...licenseProblems(packages, accepted), ...installScriptProblems(packages, accepted, allowScripts)];
}

async function auditProblems(
  packages: readonly LockedPackage[],
  accepted: Accepted,
): Promise<readonly string[]> {
  const { output } = await runNpm(["audit", "--json"], { cwd: root, quiet: true });
  const reached = reachingBrowsers(packages, importedByPages(root));
  const { noResponse, problems } = readAudit(output, accepted, reached);
  if (noResponse === undefined) return problems;
  return [`npm audit got no response, so no known weakness was looked for: ${noResponse}`];
}
