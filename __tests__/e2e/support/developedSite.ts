import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { builds, placeCopy } from "../../../scripts/buildFixture.mjs";
import { root } from "../../../scripts/command/root.mjs";
import { contentFolder } from "../../../scripts/fixture/engine.mjs";
import { alone } from "../../../scripts/fixture/lock.mjs";
import { listen } from "../../support/listen.mjs";

interface DevelopedSite {
  readonly url: string;
  /** Changes a page as a writer's editor does. @param file within the content. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Ends the server and all its processes. */
  readonly stop: () => Promise<void>;
}

/** Starts a small site in development, as `npm run develop` does. */
export async function developSite(): Promise<DevelopedSite> {
  const projectDir = join(builds, "developed");
  const port = await freePort();
  // While it starts, and no longer: another build in the same process would wait for it for ever.
  const stop = await alone(join(builds, ".lock"), () => {
    placeCopy(projectDir, resolve("__tests__/fixtures/good-small"));
    rmSync(join(projectDir, "public"), { recursive: true, force: true });
    return develop(projectDir, port);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    edit: (file, change) => {
      const path = join(projectDir, contentFolder, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
    },
    stop,
  };
}

async function freePort(): Promise<number> {
  const { url, close } = await listen(createServer());
  close();
  return Number(new URL(url).port);
}

/** @returns what ends it. */
async function develop(cwd: string, port: number): Promise<() => Promise<void>> {
  const script = `
    import { runGatsby } from ${JSON.stringify(join(root, "scripts/command/gatsby.mjs"))};
    await runGatsby(["develop", "--port", "${port}", "--host", "127.0.0.1"], { cwd: process.cwd() });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd,
    env: { ...process.env, DOCS_CONTENT: contentFolder, GATSBY_LOGGER: "yurnalist" },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: Gatsby's processes end with it.
    detached: true,
  });
  const ended = once(child, "exit");
  let printed = "";
  const ready = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        printed += text;
        if (printed.includes("You can now view")) done();
      });
    }
    child.on("exit", () => fail(new Error(`It did not start:\n${printed}`)));
  });
  await ready;
  return async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    await ended;
  };
}
