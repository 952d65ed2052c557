import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { bundleEngine, type EngineBundle, wasmFile } from "../../sandbox/bundle/bundleEngine";
import { bundledPackages, paidFiles } from "../../sandbox/bundle/contents";
import { noticeOf } from "../../sandbox/bundle/notice";
import { dataFile } from "../../scripts/sandbox/data/files";

/** The limits of what a reader downloads who presses Run, in bytes of Brotli. */
const limits = { engine: 420_000, sqlite: 350_000, data: 100_000, together: 800_000 };

const weigh = (bytes: Uint8Array) => brotliCompressSync(bytes).length;

let bundle: EngineBundle;

beforeAll(async () => {
  bundle = await bundleEngine({ entry: "worker.ts" });
}, 60_000);

test("nothing weighs more than it may", () => {
  const weights = [weigh(bundle.code), weigh(readFileSync(wasmFile)), weigh(readFileSync(dataFile))];
  const [engine = 0, sqlite = 0, data = 0] = weights;
  expect(engine).toBeLessThanOrEqual(limits.engine);
  expect(sqlite).toBeLessThanOrEqual(limits.sqlite);
  expect(data).toBeLessThanOrEqual(limits.data);
  expect(engine + sqlite + data).toBeLessThanOrEqual(limits.together);
});

test("no file of a paid plan is in it", () => {
  expect(Object.keys(bundle.metafile.inputs).length).toBeGreaterThan(100);
  expect(paidFiles(bundle.metafile)).toEqual([]);
});

test("every package in it may be passed on", () => {
  const packages = bundledPackages(bundle.metafile);
  expect(packages.length).toBeGreaterThan(20);
  // The platform's own license file: MIT, but for folders named ee.
  const platform = packages
    .filter(({ license }) => license === "SEE LICENSE IN LICENSE")
    .map(({ name }) => name);
  expect(platform).toEqual(["@strapi/core", "@strapi/database", "@strapi/i18n", "@strapi/utils"]);
  const others = packages.filter(({ name }) => !platform.includes(name)).map(({ license }) => license);
  expect([...new Set(others)].sort()).toEqual(["BSD-3-Clause", "ISC", "MIT"]);
});

test("the notice names every package with the text of its license", () => {
  const notice = noticeOf(bundle.metafile);
  const entries = notice.split(`\n${"-".repeat(80)}\n\n`).slice(1);
  expect(entries).toHaveLength(bundledPackages(bundle.metafile).length);
  expect(entries.find((entry) => entry.startsWith("@strapi/core "))).toContain("MIT Expat");
  expect(entries.find((entry) => entry.startsWith("sql.js "))).toContain("MIT license");
});
