import { unwantedFiles } from "../../../../build/leftovers/wantedFiles";

const site = {
  routes: ["/", "/404.html", "/404", "/guide/intro"],
  redirects: ["/old", "/older/page.html"],
  bundles: ["app-1.js", "static/font-2.woff2"],
  copied: ["favicon.svg"],
};

const unwanted = (files: readonly string[], texts: Readonly<Record<string, string>> = {}) =>
  unwantedFiles([...files, ...Object.keys(texts)], site, (file) => texts[file] ?? "");

it("keeps the files of pages and redirects, and those that the build writes or copies", () => {
  const wanted = [
    "index.html",
    "404.html",
    "404/index.html",
    "guide/intro/index.html",
    "guide/intro.md",
    "old/index.html",
    "older/page.html",
    "page-data/index/page-data.json",
    "page-data/guide/intro/page-data.json",
    "page-data/app-data.json",
    "playground/frame/index.html",
    "playground/runtime.js",
    "search/data/files/pages-1.json",
    "sandbox/files/engine-1.js",
    "sandbox/licenses.txt",
    "llms-guide.txt",
    "guide/llms.txt",
    "sw.js",
    "_headers",
    "app-1.js",
    "app-1.js.br",
    "static/font-2.woff2",
    "favicon.svg",
  ];
  expect(unwanted(wanted)).toEqual([]);
});

it("keeps no file of a page or redirect that is gone, of another bundle, or of Gatsby alone", () => {
  const old = [
    "guide/gone/index.html",
    "guide/gone.md",
    "guide/gone.md.gz",
    "page-data/guide/gone/page-data.json",
    "older/index.html",
    "app-0.js",
    "webpack.stats.json",
    "chunk-map.json",
    "_gatsby/slices/a.html",
    "~partytown/partytown.js",
  ];
  expect(unwanted(old)).toEqual(old);
});

it("keeps images and results of queries that a page's data mentions", () => {
  const [used, other] = ["static/aaaaaaaa/bbbbb/a%20b.webp", "static/aaaaaaaa/ccccc/a.webp"];
  const data = '{"src":"/docs/static/aaaaaaaa/bbbbb/a%2520b.webp","staticQueryHashes":["12","34"]}';
  const queries = ["page-data/sq/d/34.json", "page-data/sq/d/56.json"];
  expect(unwanted([used, other, ...queries], { "page-data/guide/intro/page-data.json": data })).toEqual([
    other,
    "page-data/sq/d/56.json",
  ]);
});

it("lets a file that is unwanted itself keep nothing", () => {
  const data = '{"src":"/static/aaaaaaaa/a.svg"}';
  const files = ["static/aaaaaaaa/a.svg", "page-data/guide/gone/page-data.json"];
  expect(unwanted(files.slice(0, 1), { "page-data/guide/gone/page-data.json": data })).toEqual(files);
});
