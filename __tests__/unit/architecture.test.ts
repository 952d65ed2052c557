import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const command = resolve("scripts/arrows.mjs");

/** A project of a few files, checked as this one is. */
function checkProject(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "arrows-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return spawnSync(process.execPath, [command], { cwd: folder, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("lets each room import only from the rooms it may, without circles, and draws that", () => {
  expect(execFileSync(process.execPath, [command], { encoding: "utf8" })).toMatch(/no dependency violations/);
});

it.each([
  ["an import", 'import { b } from "../src/app/b";\nexport const a = b;'],
  ["an import of a type", 'import type { B } from "../src/app/b";\nexport type A = B;'],
  ["import()", 'export const a = () => import("../src/app/b");'],
])("sees %s that goes the wrong way", (_, text) => {
  const b = "export const b = 1;\nexport type B = number;";
  const { status, stdout } = checkProject({ "shared/a.ts": text, "src/app/b.ts": b });
  expect(stdout).toContain("shared/a.ts → src/app/b.ts");
  expect(status).toBe(1);
});

it("sees circles", () => {
  const a = 'import { b } from "./b";\nexport const a = () => b;';
  const b = 'import { a } from "./a";\nexport const b = () => a;';
  expect(checkProject({ "shared/a.ts": a, "shared/b.ts": b }).stdout).toContain("a circle");
});

it("lets a page's first scripts only load what comes later", () => {
  const trigger = (text: string) =>
    checkProject({ "src/search/trigger/a.ts": text, "src/search/modal/b.ts": "export const b = 1;" }).status;
  expect(trigger('export const a = () => import("../modal/b");')).toBe(0);
  expect(trigger('import { b } from "../modal/b";\nexport const a = b;')).toBe(1);
});

const description = readFileSync("docs/architecture.md", "utf8");
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs))`/g)].map(([, name = ""]) => name);

it("is described by names of files that exist", () => {
  const names = filesIn(description);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
});

it("is described by six walks of at most eight files each", () => {
  const walks = description.split(/^## /m).filter((section) => section.startsWith("From "));
  expect(walks).toHaveLength(6);
  for (const walk of walks) expect(new Set(filesIn(walk)).size).toBeLessThanOrEqual(8);
});

const isDefinition = /(?:\.definition|\/definitions)$/;

it("keeps zod, and all that the build knows of components, out of what browsers load", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !isDefinition.test(file.replace(/\.ts$/, "")),
  );
  const importers = files.filter((file) =>
    importsOf(join("src", file)).some((name) => isDefinition.test(name)),
  );
  expect(importers).toEqual([]);
});

it("takes only types from the sandbox's project, which a build may be without", () => {
  const files = ["src", "build", "plugins", "shared"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(room, file)),
  );
  const importers = files.filter((file) =>
    importsOf(file).some((name) => join(dirname(file), name).startsWith("sandbox/")),
  );
  expect(importers).toEqual([]);
});

/** Runtime imports of a file, without imports of types. */
function importsOf(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm);
  return [...imports].map(([, name = ""]) => name);
}
