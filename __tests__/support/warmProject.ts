import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { asideFolder } from "../../build/leftovers/setAside";
import { aloneWithCopy, builds, placeCopy } from "../../scripts/buildFixture.mjs";
import { filesIn } from "../../scripts/command/filesIn.mjs";
import { runGatsby } from "../../scripts/command/gatsby.mjs";
import { contentFolder } from "../../scripts/fixture/engine.mjs";
import { pageDataPath } from "../../shared/paths";
import { gatsbyInGroup } from "./gatsbyInGroup.mjs";

/**
 * A copy of the project, built once with a fixture's content, to be changed and built again: what a writer or developer
 * does all day.
 *
 * @param name of the copy; other tests can't use it
 * @param content the fixture's folder
 */
export async function warmProject(name: string, content: string) {
  const projectDir = join(builds, name);
  const publicDir = join(projectDir, "public");
  const env = { CI: "true", DOCS_CONTENT: contentFolder };
  const first = await aloneWithCopy(name, () => {
    placeCopy(projectDir, resolve(content));
    for (const folder of [".cache", "public"])
      rmSync(join(projectDir, folder), { recursive: true, force: true });
    return runGatsby(["build"], { cwd: projectDir, quiet: true, env });
  });
  const inContent = (file: string) => join(contentFolder, file);
  const read = (file: string) => readFileSync(join(projectDir, file), "utf8");

  const write = (file: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(projectDir, file)), { recursive: true });
    writeFileSync(join(projectDir, file), text);
  };

  return {
    first,
    publicDir,
    read,
    /** Changes a file of the engine; fails when there is nothing to change. */
    edit: (file: string, from: string, to: string): void => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      write(file, text.replace(from, to));
    },
    page: (file: string, text: string | Buffer): void => write(inContent(file), text),
    removePage: (file: string): void => rmSync(join(projectDir, inContent(file))),
    /** Builds once more, with everything that the last build left behind. */
    build: () =>
      aloneWithCopy(name, () =>
        runGatsby(["build"], {
          cwd: projectDir,
          quiet: true,
          // Half a gigabyte: what any content may take.
          env: { ...env, NODE_OPTIONS: "--max-old-space-size=512" },
        }),
      ),
    /** Begins a build, and kills it with all its processes at the first line that a pattern fits. */
    buildUntil: (line: RegExp) => aloneWithCopy(name, () => killedAt(line, projectDir)),
    /** Pages whose HTML was written since a moment (milliseconds); redirects are none. */
    routesSince: (moment: number): string[] =>
      filesIn(publicDir)
        .filter((file) => file.endsWith("index.html") && statSync(join(publicDir, file)).mtimeMs >= moment)
        .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
        .filter((route) => existsSync(join(publicDir, pageDataPath(route)))),
  };
}

/** @returns the signal that ended it; null for a build that came to its end, as none has printed such a line. */
async function killedAt(line: RegExp, cwd: string): Promise<NodeJS.Signals | null> {
  const child = gatsbyInGroup(["build"], cwd, { CI: "true" });
  child.stderr.resume();
  let printed = "";
  child.stdout.on("data", (text) => {
    printed += text;
    if (line.test(printed) && child.pid !== undefined && child.exitCode === null) {
      child.stdout.removeAllListeners("data").resume();
      process.kill(-child.pid, "SIGKILL");
    }
  });
  const [, signal] = await once(child, "exit");
  return signal;
}

/** What the webpack of the last build made: the names of its bundles, and how many scripts these are. */
export function bundlesOf(publicDir: string): { names: string[]; scripts: number } {
  const stats: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    readFileSync(join(asideFolder(publicDir), "webpack.stats.json"), "utf8"),
  );
  const files = Object.values(stats.assetsByChunkName).flat();
  return {
    names: Object.keys(stats.assetsByChunkName).sort(),
    scripts: new Set(files.filter((file) => file.endsWith(".js"))).size,
  };
}
