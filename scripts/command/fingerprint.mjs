import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./filesIn.mjs";

/** Gatsby looks at its own files, at the plugin's folder, and at package.json; webpack at what it bundles. */
const folders = ["build", "plugins", "shared", "src/playground/live"];
const topFiles = [
  "gatsby-config.ts",
  "gatsby-node.ts",
  "package-lock.json",
  ".parcelrc",
  "sandbox/data/exclusions.json",
];
/** Definitions of components, which the build uses, are in the components' folders. */
const ofComponents = /([dD]efinitions?|Names|pictures)\.ts$/;
const variables = /^(SITE_URL|DOCS_CONTENT|GITHUB_REPOSITORY|GATSBY_INTERNALS|(SEARCH|ASK)_\w+)$/;

/**
 * What a build's cache depends on but Gatsby doesn't check: rules in code that its configuration imports, installed packages, settings,
 * and the path of the project, because Gatsby stores files by their absolute paths. A cache with another fingerprint is useless.
 *
 * @param {string} cwd the project's folder
 * @param {string} command `build` or `develop`
 * @param {NodeJS.ProcessEnv} environment
 */
export function fingerprintOf(cwd, command, environment) {
  const hash = createHash("sha256");
  for (const file of [...ruleFiles(cwd), ...topFiles].filter((name) => existsSync(join(cwd, name))))
    hash.update(`${file}\n`).update(readFileSync(join(cwd, file)));
  const settings = Object.entries(environment).filter(([name]) => variables.test(name));
  // Where the site lies below a path, compiled pages hold it in a build, and don't while developing.
  const hasPath = /^\w+:\/\/[^/]+\/./.test(environment.SITE_URL ?? "");
  return hash.update(JSON.stringify([cwd, settings.sort(), hasPath && command])).digest("hex");
}

/** @param {string} cwd */
function ruleFiles(cwd) {
  const inFolder = (/** @type {string} */ folder, pattern = /./) =>
    filesIn(join(cwd, folder))
      .filter((file) => pattern.test(file))
      .map((file) => join(folder, file));
  return [
    ...folders.flatMap((folder) => inFolder(folder)),
    ...inFolder("src/components", ofComponents),
  ].sort();
}
