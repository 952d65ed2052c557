import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Gatsby keeps what a plugin made until the plugin's folder changes. Some rules live outside of it: components'
 * definitions stand beside them, addresses and variables in shared, what live code may be in src/playground,
 * and a few settings in the environment.
 * Their fingerprint is written into the folder, so that changing one of them changes the next warm build, too.
 *
 * @param root the project's folder.
 * @param settings further values that compiled pages depend on.
 */
export function stampRules(root: string, settings: object): void {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const file of ruleFiles(root)) hash.update(file).update(readFileSync(file));
  const stamp = `${JSON.stringify({ rules: hash.digest("hex") })}\n`;
  const target = join(root, "plugins/docs-content/rules-stamp.json");
  if (!existsSync(target) || readFileSync(target, "utf8") !== stamp) writeFileSync(target, stamp);
}

function ruleFiles(root: string): string[] {
  const inFolder = (folder: string, pattern: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => pattern.test(file))
      .map((file) => join(root, folder, file));
  return [
    ...inFolder("shared", /\.ts$/),
    ...inFolder("src/components", /([dD]efinitions?|Names|pictures)\.ts$/),
    ...inFolder("src/playground/live", /\.ts$/),
  ].sort();
}
