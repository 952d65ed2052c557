import { existsSync } from "node:fs";
import { join } from "node:path";
import { Interrupted } from "../../../scripts/command/failure.mjs";
import { adviceFor, runGatsby } from "../../../scripts/command/gatsby.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

/** A project in which a script stands in for Gatsby. */
function projectWith(script: string, files: Record<string, string> = {}) {
  const cwd = temporaryFolder({
    "node_modules/gatsby/cli.js": script,
    ".cache/a": "",
    "public/a": "",
    ...files,
  });
  return {
    build: (args = ["build"]) => runGatsby(args, { cwd, quiet: true }),
    has: (path: string) => existsSync(join(cwd, path)),
  };
}

const dies = "process.kill(process.pid, 'SIGKILL')";

it("a build that was killed makes the next one start from nothing, and the one after it does not", async () => {
  const { build, has } = projectWith(
    "const { existsSync } = require('fs'); console.log(existsSync('.cache'));",
    {
      ".builds/unfinished": "",
    },
  );
  expect((await build()).output).toBe("false\n");
  expect([has("public"), has(".builds/unfinished")]).toEqual([false, false]);
});

it.each([
  ["succeeds", "", false],
  ["has problems", "process.exit(1)", false],
  ["is killed", dies, true],
])("a build that %s is marked as unfinished: %#", async (_, script, isMarked) => {
  const { build, has } = projectWith(`require('fs').statSync('.builds/unfinished'); ${script}`);
  await build();
  expect([has(".builds/unfinished"), has(".cache/a"), has("public/a")]).toEqual([isMarked, true, true]);
});

it("so is one that was interrupted", async () => {
  const { build, has } = projectWith("setTimeout(() => {}, 60000)");
  const pending = build();
  setTimeout(() => process.emit("SIGTERM", "SIGTERM"), 300);
  await expect(pending).rejects.toBeInstanceOf(Interrupted);
  expect(has(".builds/unfinished")).toBe(true);
});

it("other commands neither mark nor clear", async () => {
  const { build, has } = projectWith(dies);
  await build(["clean"]);
  expect([has(".builds"), has(".cache/a")]).toEqual([false, true]);
});

it.each([
  [null, "See its message above"],
  ["SIGBUS", "ended by SIGBUS, most likely by a damaged cache. Try again"],
  ["SIGKILL", "memory runs out"],
] as const)("a build that ends with signal %s has an advice", (signal, words) => {
  expect(adviceFor({ signal })).toContain(words);
});
