import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { aloneWithCopy } from "../../../scripts/buildFixture.mjs";
import { runGatsby } from "../../../scripts/command/gatsby.mjs";

/** Changes of the code, by which the second deployment has other scripts than the first. */
const edits = [
  ["src/components/Footer/Footer.tsx", "<p>{footer.copyright}</p>", "<p>Second deployment.</p>"],
  ["src/templates/doc.tsx", "<article>", '<article data-deployment="second">'],
  ["src/templates/tag.tsx", "return `Pages about", "return `All about"],
  ["fixture-content/guide/code.mdx", "## A diff", "Text of the second deployment.\n\n## A diff"],
] as const;

/** A page of a kind that the first deployment doesn't know. */
const freshPage = `export default function Fresh() { return <h1>Fresh</h1>; }
export function Head() { return <title>Fresh</title>; }
`;

/**
 * Builds a fixture site again after its code was changed, in a copy: what a host has after the next deployment, without
 * anything of the one before.
 *
 * @param projectDir a copy of the project that `buildFixture` has made and built.
 * @returns the folder with the second deployment.
 */
export async function deployAgain(projectDir: string): Promise<string> {
  const nextDir = `${projectDir}-second`;
  const stampFile = `${nextDir}.json`;
  const stamp = readFileSync(`${projectDir}.json`, "utf8") + JSON.stringify([edits, freshPage]);

  return aloneWithCopy(basename(nextDir), async () => {
    if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return join(nextDir, "public");
    rmSync(nextDir, { recursive: true, force: true });
    cpSync(projectDir, nextDir, { recursive: true, verbatimSymlinks: true });
    for (const edit of edits) change(nextDir, edit);
    writeFileSync(join(nextDir, "src", "pages", "fresh.tsx"), freshPage);
    const env = { CI: "true", DOCS_CONTENT: "fixture-content" };
    const { code, output } = await runGatsby(["build"], { cwd: nextDir, quiet: true, env });
    if (code !== 0) throw new Error(`${basename(nextDir)} could not be built:\n${output}`);
    writeFileSync(stampFile, stamp);
    return join(nextDir, "public");
  });
}

function change(dir: string, [file, from, to]: (typeof edits)[number]): void {
  const text = readFileSync(join(dir, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(join(dir, file), text.replace(from, to));
}
