import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { bundleEngine, bundleGraphql, type EngineBundle, wasmFile } from "../../sandbox/bundle/bundleEngine";
import { bundledPackages, paidFiles } from "../../sandbox/bundle/contents";
import { noticeOf } from "../../sandbox/bundle/notice";
import { dataFile } from "../../scripts/sandbox/data/files";

/** The limits of what a reader downloads who presses Run, in bytes of Brotli. */
const limits = { engine: 420_000, sqlite: 350_000, data: 100_000, together: 800_000 };
/** What GraphQL adds to it, when somebody asks for it. */
const graphqlLimit = 200_000;

const weigh = (bytes: Uint8Array) => brotliCompressSync(bytes).length;

let bundle: EngineBundle;
let graphql: EngineBundle;
const metafiles = () => [bundle.metafile, graphql.metafile];

beforeAll(async () => {
  bundle = await bundleEngine({ entry: "worker.ts" });
  graphql = await bundleGraphql();
}, 60_000);

test("nothing weighs more than it may", () => {
  const weights = [weigh(bundle.code), weigh(readFileSync(wasmFile)), weigh(readFileSync(dataFile))];
  const [engine = 0, sqlite = 0, data = 0] = weights;
  expect(engine).toBeLessThanOrEqual(limits.engine);
  expect(sqlite).toBeLessThanOrEqual(limits.sqlite);
  expect(data).toBeLessThanOrEqual(limits.data);
  expect(engine + sqlite + data).toBeLessThanOrEqual(limits.together);
  expect(weigh(graphql.code)).toBeLessThanOrEqual(graphqlLimit);
});

test("no file of a paid plan is in it", () => {
  for (const { inputs } of metafiles()) expect(Object.keys(inputs).length).toBeGreaterThan(100);
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
  expect([...new Set(others)].sort()).toEqual(["0BSD", "BSD-3-Clause", "ISC", "MIT"]);
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
