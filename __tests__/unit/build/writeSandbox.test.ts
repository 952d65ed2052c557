import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../../../build/filesOf";
import { writeSandbox } from "../../../build/sandbox/writeSandbox";
import { temporaryFolder } from "../../support/temporaryFolder";

const engine = () =>
  temporaryFolder({
    "engine.js": "go()",
    "graphql.js": "add()",
    "script.js": "run()",
    "sqlite.wasm": "wasm",
    "seed.json": "{}",
    "licenses.txt": "MIT",
  });

it("names files by their content, and says how large they are", () => {
  const publicDir = temporaryFolder();
  const files = writeSandbox(publicDir, engine());
  expect(files?.engine).toEqual({
    path: expect.stringMatching(/^\/sandbox\/files\/engine-[0-9a-f]{16}\.js$/),
    bytes: 4,
  });
  expect(files?.sqlite.path).toMatch(/\.wasm$/);
  expect(readFileSync(join(publicDir, files?.data.path ?? ""), "utf8")).toBe("{}");
  expect(readFileSync(join(publicDir, "sandbox/licenses.txt"), "utf8")).toBe("MIT");
});

it("replaces what an earlier build has written, and leaves alone what is the same", () => {
  const publicDir = temporaryFolder({
    "sandbox/files/engine-0000000000000000.js": "old",
    "sandbox/files/engine-0000000000000000.js.br": "old",
    "index.html": "",
  });
  const folder = engine();
  const first = writeSandbox(publicDir, folder);
  const sqlite = join(publicDir, first?.sqlite.path ?? "");
  const { mtimeMs } = statSync(sqlite);
  writeFileSync(`${sqlite}.br`, "small");
  writeFileSync(join(folder, "engine.js"), "go(1)");
  const second = writeSandbox(publicDir, folder);
  expect(statSync(sqlite).mtimeMs).toBe(mtimeMs);
  expect(filesOf(publicDir).toSorted()).toEqual(
    [
      "index.html",
      "sandbox/licenses.txt",
      ...[second?.engine, second?.chunks.graphql, second?.chunks.script, second?.data, second?.sqlite].map(
        (file) => file?.path.slice(1),
      ),
      `${second?.sqlite.path.slice(1)}.br`,
    ].toSorted(),
  );
});

it("leaves a build without the sandbox when there is none, also after one that had it", () => {
  const publicDir = temporaryFolder({ "index.html": "" });
  writeSandbox(publicDir, engine());
  expect(writeSandbox(publicDir, undefined)).toBeNull();
  expect(filesOf(publicDir)).toEqual(["index.html"]);
});
