import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { bundleChunk, bundleEngine, type EngineBundle, wasmFile } from "../../sandbox/bundle/bundleEngine";
import { bundledPackages, paidFiles } from "../../sandbox/bundle/contents";
import { noticeOf } from "../../sandbox/bundle/notice";
import { dataFile } from "../../scripts/sandbox/data/files";

const weigh = (bytes: Uint8Array) => brotliCompressSync(bytes).length;

let bundle: EngineBundle;
let graphql: EngineBundle;
let script: EngineBundle;
const metafiles = () => [bundle, graphql, script].map(({ metafile }) => metafile);

beforeAll(async () => {
  bundle = await bundleEngine({ entry: "worker.ts" });
  script = await bundleChunk("script");
  graphql = await bundleChunk("graphql");
}, 60_000);

test("nothing weighs more than it may", () => {
  const kB = 1_000;
  // Downloads after pressing Run, in Brotli, and additional downloads on request.
  const limits = {
    engine: 420 * kB,
    sqlite: 350 * kB,
    data: 100 * kB,
    together: 800 * kB,
    graphql: 200 * kB,
    script: 100 * kB,
  };
  const weights = [weigh(bundle.code), weigh(readFileSync(wasmFile)), weigh(readFileSync(dataFile))];
  const [engine = 0, sqlite = 0, data = 0] = weights;
  expect(engine).toBeLessThanOrEqual(limits.engine);
  expect(sqlite).toBeLessThanOrEqual(limits.sqlite);
  expect(data).toBeLessThanOrEqual(limits.data);
  expect(engine + sqlite + data).toBeLessThanOrEqual(limits.together);
  expect(weigh(graphql.code)).toBeLessThanOrEqual(limits.graphql);
  expect(weigh(script.code)).toBeLessThanOrEqual(limits.script);
});

test("no file of a paid plan is in it", () => {
  const sizes = metafiles().map(({ inputs }) => Object.keys(inputs).length);
  for (const [index, least] of [100, 100, 50].entries()) expect(sizes[index]).toBeGreaterThan(least);
  expect(paidFiles(metafiles())).toEqual([]);
});

test("every package in it may be passed on", () => {
  const packages = bundledPackages(metafiles());
  expect(packages.length).toBeGreaterThan(20);
  // The platform's own license file: MIT, but for folders named ee.
  const platform = packages
    .filter(({ license }) => license === "SEE LICENSE IN LICENSE")
    .map(({ name }) => name);
  expect(platform).toEqual([
    "@strapi/core",
    "@strapi/database",
    "@strapi/i18n",
    "@strapi/plugin-graphql",
    "@strapi/utils",
  ]);
  const others = packages.filter(({ name }) => !platform.includes(name)).map(({ license }) => license);
  expect([...new Set(others)].sort()).toEqual(["0BSD", "Apache-2.0", "BSD-3-Clause", "ISC", "MIT"]);
});

test("the notice names every package with the text of its license", () => {
  const notice = noticeOf(metafiles());
  const entries = notice.split(`\n${"-".repeat(80)}\n\n`).slice(1);
  expect(entries).toHaveLength(bundledPackages(metafiles()).length);
  expect(entries.find((entry) => entry.startsWith("@strapi/core "))).toContain("MIT Expat");
  expect(entries.find((entry) => entry.startsWith("sql.js "))).toContain("MIT license");
});

test("GraphQL brings nothing along that the engine has", () => {
  const packagesOf = ({ metafile }: EngineBundle) => bundledPackages([metafile]).map(({ name }) => name);
  const twice = packagesOf(graphql).filter((name) => packagesOf(bundle).includes(name));
  expect(twice).toEqual(["empty-npm-package", "@strapi/i18n", "koa-compose"]);
});
