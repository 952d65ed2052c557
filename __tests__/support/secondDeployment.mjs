import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { aloneWithCopy } from "../../scripts/buildFixture.mjs";
import { runGatsby } from "../../scripts/command/gatsby.mjs";
import { builtFixture } from "./builtFixture.mjs";
import { goodSmall } from "./goodSmall.mjs";

/**
 * Changes that give the second deployment other scripts than the first: a file, a string in it, and its replacement.
 *
 * @type {readonly (readonly [string, string, string])[]}
 */
const edits = [
  ["src/components/Footer/Footer.tsx", "<p>{footer.copyright}</p>", "<p>Second deployment.</p>"],
  ["src/templates/doc.tsx", "<article>", '<article data-deployment="second">'],
  ["src/templates/tag.tsx", "return `Pages about", "return `All about"],
  ["fixture-content/guide/code.mdx", "## A diff", "Text of the second deployment.\n\n## A diff"],
];

/** A kind of page that the first deployment doesn't have. */
const freshPage = `export default function Fresh() { return <h1>Fresh</h1>; }
export function Head() { return <title>Fresh</title>; }
`;

/**
 * Builds goodSmall again, in a copy with changed code: the files of a host after the next deployment, without any files
 * of the previous one.
 *
 * @returns {Promise<string>} the folder with the second deployment.
 */
export async function secondDeployment() {
  const projectDir = dirname(await builtFixture(goodSmall));
  const nextDir = `${projectDir}-second`;
  const stampFile = `${nextDir}.json`;
  const stamp = readFileSync(`${projectDir}.json`, "utf8") + JSON.stringify([edits, freshPage]);

  return aloneWithCopy(basename(nextDir), async () => {
    if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return join(nextDir, "public");
    rmSync(nextDir, { recursive: true, force: true });
    // A build in another folder would throw Gatsby's folders away.
    const isWanted = (/** @type {string} */ path) =>
      ![".cache", "public"].includes(relative(projectDir, path));
    cpSync(projectDir, nextDir, { recursive: true, verbatimSymlinks: true, filter: isWanted });
    for (const edit of edits) change(nextDir, edit);
    writeFileSync(join(nextDir, "src", "pages", "fresh.tsx"), freshPage);
    const env = { CI: "true", DOCS_CONTENT: "fixture-content" };
    const { code, output } = await runGatsby(["build"], { cwd: nextDir, quiet: true, env });
    if (code !== 0) throw new Error(`${basename(nextDir)} could not be built:\n${output}`);
    writeFileSync(stampFile, stamp);
    return join(nextDir, "public");
  });
}

/**
 * @param {string} dir
 * @param {readonly [string, string, string]} edit
 */
function change(dir, [file, from, to]) {
  const text = readFileSync(join(dir, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(join(dir, file), text.replace(from, to));
}
