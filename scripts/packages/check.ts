import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readOptions } from "../command/options.mjs";
import { root } from "../command/root.mjs";
import { runNpm } from "../command/run.mjs";
import { type Accepted, readAccepted } from "./accepted";
import { readAudit } from "./advisories";
import { importedByPages, reachingBrowsers } from "./browser";
import { installScriptFaults } from "./installScripts";
import { licenceCounts, licenceFaults } from "./licences";
import { type LockedPackage, readLockFile } from "./lockFile";

const usage = `npm run check:packages

Holds all packages against scripts/packages/accepted.yaml: their licences, what they run when they are installed, and what
npm audit knows of them, for which it needs the network.`;

const projectFile = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

/** `npm run check:packages` */
export async function checkPackages(argv: readonly string[]): Promise<void> {
  readOptions(argv, {}, usage);
  const accepted = readAccepted();
  const packages = lockedPackages();
  const counts = licenceCounts(packages, accepted).map(([licence, count]) => `${count} ${licence}`);
  console.log(`${packages.length} packages: ${counts.join(", ")}.`);
  const faults = [...faultsOfLockFile(packages, accepted), ...(await faultsOfAudit(packages, accepted))];
  for (const fault of faults) console.error(`\n${fault}`);
  console.log(faults.length === 0 ? "\nNothing to object to." : `\n${faults.length} to mend, or to accept.`);
  if (faults.length > 0) process.exitCode = 1;
}

export function lockedPackages(): readonly LockedPackage[] {
  return readLockFile(readFileSync(join(root, "package-lock.json"), "utf8"));
}

/** What can be said without the network. */
export function faultsOfLockFile(packages: readonly LockedPackage[], accepted: Accepted): readonly string[] {
  const { allowScripts } = projectFile.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  return [...licenceFaults(packages, accepted), ...installScriptFaults(packages, accepted, allowScripts)];
}

async function faultsOfAudit(
  packages: readonly LockedPackage[],
  accepted: Accepted,
): Promise<readonly string[]> {
  const { output } = await runNpm(["audit", "--json"], { cwd: root, quiet: true });
  const reached = reachingBrowsers(packages, importedByPages(root));
  const { unanswered, faults } = readAudit(output, accepted, reached);
  if (unanswered === undefined) return faults;
  return [`npm audit was not answered, so no known weakness was looked for: ${unanswered}`];
}
