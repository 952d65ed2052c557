import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runGatsby } from "./command/gatsby.mjs";
import { root } from "./command/root.mjs";
import { contentFolder, placeEngine } from "./fixture/engine.mjs";
import { filesIn, fingerprint, mirror } from "./fixture/files.mjs";
import { alone } from "./fixture/lock.mjs";

/**
 * Builds another content folder with this project's engine, for tests. Gatsby keeps its cache and its output inside the
 * project, so each fixture gets a copy of the project: `.builds/<name>`, with the same packages. (Not below node_modules:
 * nothing there is compiled as source.) A copy is kept, so the next build of it is warm, and a build of the same content
 * by the same engine is not repeated.
 *
 * @typedef {object} Fixture
 * @property {string} name of the copy
 * @property {string} content its content folder, relative to the project or absolute
 * @property {Record<string, string>} [env] as `{ SITE_URL: "https://docs.example.org" }`
 *
 * @typedef {object} BuiltFixture
 * @property {string} projectDir
 * @property {string} publicDir
 * @property {number} code Gatsby's exit code: a fixture may be one that must not build
 * @property {string} output what Gatsby printed
 */

/** Where the copies are. */
export const builds = join(root, ".builds");

/**
 * Prevents other processes from building the same copy at the same time. Each copy has its own cache, so different ones can be built at once.
 *
 * @template Result
 * @param {string} name of the copy
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>}
 */
export function aloneWithCopy(name, action) {
  return alone(join(builds, `${name}.lock`), action);
}

/**
 * @param {Fixture} fixture
 * @returns {Promise<BuiltFixture>}
 */
export function buildFixture({ name, content, env = {} }) {
  const projectDir = join(builds, name);
  const publicDir = join(projectDir, "public");
  const stampFile = join(builds, `${name}.json`);

  return aloneWithCopy(name, async () => {
    const hash = placeCopy(projectDir, resolve(root, content)) + JSON.stringify(env);
    const known = readStamp(stampFile);
    if (known?.hash === hash) return { ...known, projectDir, publicDir };
    rmSync(stampFile, { force: true });
    const variables = { CI: "true", ...env, DOCS_CONTENT: contentFolder };
    const { code, output } = await runGatsby(["build"], { cwd: projectDir, quiet: true, env: variables });
    writeFileSync(stampFile, JSON.stringify({ hash, code, output }));
    return { code, output, projectDir, publicDir };
  });
}

/**
 * Places a copy of the project with other content.
 *
 * @param {string} projectDir
 * @param {string} content absolute
 * @returns {string} a fingerprint of everything the build will see
 */
export function placeCopy(projectDir, content) {
  const engine = placeEngine(projectDir);
  const files = filesIn(content);
  mirror({ from: content, to: join(projectDir, contentFolder), files });
  return [engine, fingerprint(content, files)].join("-");
}

/**
 * @param {string} file
 * @returns {{ hash: string, code: number, output: string } | undefined}
 */
function readStamp(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
