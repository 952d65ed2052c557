import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { adviceFor } from "../../../scripts/command/advice.mjs";
import { Interrupted } from "../../../scripts/command/failure.mjs";
import { fingerprintOf } from "../../../scripts/command/fingerprint.mjs";
import { runGatsby } from "../../../scripts/command/gatsby.mjs";
import { stampFolders } from "../../../scripts/command/unfinished.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

/** A project in which a script replaces Gatsby. */
function projectWith(script: string, files: Record<string, string> = {}) {
  const cwd = temporaryFolder({
    "node_modules/gatsby/cli.js": script,
    ".cache/a": "",
    "public/a": "",
    "shared/paths.ts": "1",
    ...files,
  });
  stampFolders(cwd, fingerprintOf(cwd, "build", process.env));
  return {
    cwd,
    build: (args = ["build"], env = {}) => runGatsby(args, { cwd, quiet: true, env }),
    write: (path: string, text: string) => writeFileSync(join(cwd, path), text),
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
  expect([has("public/a"), has(".builds/unfinished")]).toEqual([false, false]);
});

describe("after a build with problems", () => {
  const compiled = [".cache/webpack/a", ".cache/.parcel-cache/a"];
  /** Lists what the next build finds. */
  const says = `
    const { existsSync } = require("fs");
    const files = ${JSON.stringify([".cache/a", "public/a", ...compiled])};
    if (existsSync("next")) console.log(files.filter((file) => existsSync(file)).join());`;
  const failing = (end: string) =>
    projectWith(`${says} else { ${end} }`, Object.fromEntries(compiled.map((file) => [file, ""])));

  it("the next one has nothing but compiled modules, and so has the one after that", async () => {
    const { build, write } = failing("process.exit(1)");
    await build();
    await build();
    write("next", "");
    expect((await build()).output).toBe(`${compiled.join()}\n`);
  });

  it.each([
    ["it was killed", dies, {}],
    ["a setting changed", "process.exit(1)", { GATSBY_INTERNALS: "off" }],
  ])("the next one has nothing where %s", async (_, end, env) => {
    const { build, write } = failing(end);
    await build();
    write("next", "");
    expect((await build(["build"], env)).output).toBe("\n");
  });
});

it.each([
  ["succeeds", "", false],
  ["has problems", "process.exit(1)", true],
  ["is killed", dies, true],
])("a build that %s is marked as unfinished: %#", async (_, script, isMarked) => {
  const { build, has } = projectWith(`require('fs').statSync('.builds/unfinished'); ${script}`);
  await build();
  expect([has(".builds/unfinished"), has(".cache/a"), has("public/a")]).toEqual([isMarked, true, true]);
});

it.each([
  ["the pages are gone", { "public/build-stamp.txt": undefined }],
  ["the cache is gone", { ".cache/build-stamp.txt": undefined }],
  ["the two are of different builds", { "public/build-stamp.txt": "another" }],
  [
    "nobody knows of which builds they are",
    { ".cache/build-stamp.txt": undefined, "public/build-stamp.txt": undefined },
  ],
])("a build starts from nothing where %s, and the one after it does not", async (_, files) => {
  const says =
    "const { existsSync } = require('fs'); console.log(existsSync('.cache/a'), existsSync('public/a'));";
  const { build, cwd } = projectWith(says);
  for (const [file, text] of Object.entries(files))
    if (text === undefined) rmSync(join(cwd, file));
    else writeFileSync(join(cwd, file), text);
  expect((await build()).output).toBe("false false\n");
  writeFileSync(join(cwd, ".cache/a"), "");
  writeFileSync(join(cwd, "public/a"), "");
  expect((await build()).output).toBe("true true\n");
});

it.each(["build", "develop"])("%s starts from nothing when a rule or a setting changed", async (command) => {
  const { build, write, has } = projectWith("");
  await build([command]);
  expect(has(".cache/a")).toBe(true);
  write("shared/paths.ts", "2");
  await build([command]);
  expect([has(".cache/a"), has("public/a")]).toEqual([false, false]);
  write(".cache/a", "");
  await build([command]);
  expect(has(".cache/a")).toBe(true);
  await build([command], { GATSBY_INTERNALS: "off" });
  expect(has(".cache/a")).toBe(false);
});

it("so is one that was interrupted", async () => {
  const { build, has } = projectWith("require('fs').writeFileSync('began', ''); setTimeout(() => {}, 60000)");
  const pending = build();
  while (!has("began")) await setTimeout(20);
  process.emit("SIGTERM", "SIGTERM");
  await expect(pending).rejects.toBeInstanceOf(Interrupted);
  expect(has(".builds/unfinished")).toBe(true);
});

it("other commands neither mark nor clear", async () => {
  const { build, has } = projectWith(dies);
  await build(["clean"]);
  expect([has(".builds"), has(".cache/a")]).toEqual([false, true]);
});

it("a full disk is named", () => {
  expect(adviceFor({ signal: null, isDiskFull: true })).toContain("The disk is full");
});

it.each([
  [null, "See its message above"],
  ["SIGBUS", "ended by SIGBUS, most likely by a damaged cache. Try again"],
  ["SIGKILL", "memory runs out"],
] as const)("a build that ends with signal %s has an advice", (signal, words) => {
  expect(adviceFor({ signal })).toContain(words);
});
