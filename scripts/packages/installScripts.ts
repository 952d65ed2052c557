import type { Accepted } from "./accepted";
import type { LockedPackage } from "./lockFile";

/**
 * Packages that run a script when they are installed and that no one has reviewed; and decisions that are duplicate, or about
 * packages that are no longer installed.
 *
 * @param allowed package.json's allowScripts
 */
export function installScriptProblems(
  packages: readonly LockedPackage[],
  { installScripts }: Pick<Accepted, "installScripts">,
  allowed: Readonly<Record<string, boolean>>,
): readonly string[] {
  const names = [...new Set(packages.filter((one) => one.hasInstallScript).map(({ name }) => name))].sort();
  const unknown = names
    .filter((name) => !Object.hasOwn(installScripts, name))
    .map((name) => `${name} runs a script when it is installed: read it, then add it to "installScripts".`);
  const undecided = names
    .filter((name) => allowed[name] !== false)
    .map((name) => `${name} may run its script: write "${name}": false into allowScripts of package.json.`);
  const stale = [...new Set([...Object.keys(installScripts), ...Object.keys(allowed)])]
    .filter((name) => !names.includes(name))
    .map(
      (name) => `${name} has no script to run any more: remove it from "installScripts" and allowScripts.`,
    );
  return [...unknown, ...undecided, ...stale];
}
