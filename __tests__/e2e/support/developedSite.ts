import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { aloneWithCopy, builds, placeCopy } from "../../../scripts/buildFixture.mjs";
import { contentFolder } from "../../../scripts/fixture/engine.mjs";
import { freePort } from "../../../scripts/setup/port.mjs";
import { gatsbyInGroup } from "../../support/gatsbyInGroup.mjs";

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
  const stop = await aloneWithCopy("developed", () => {
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

/** @returns what ends it. */
async function develop(cwd: string, port: number): Promise<() => Promise<void>> {
  const child = gatsbyInGroup(["develop", "--port", String(port), "--host", "127.0.0.1"], cwd, {
    GATSBY_LOGGER: "yurnalist",
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
