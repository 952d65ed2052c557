import {
  headerRules,
  headersText,
  rulesWithinLimit,
  vercelConfig,
} from "../../../../build/outputs/hostFiles";
import { siteHeaders } from "../../../../build/policy/headers";
import { headersFor, readHeaderRules } from "../../../../scripts/serve/headers.mjs";
import { readConfig } from "../../../../shared/config/config";

const inline = { scripts: ["'sha256-a'"], styleSheets: [], styleAttributes: [] };
const headers = siteHeaders(readConfig({ SITE_URL: "https://docs.example.org" }), inline);
const hosted = {
  headers,
  pageFiles: ["404.html", "guide/deep/page/index.html", "index.html", "playground/frame/index.html"],
  images: ["favicon.svg"],
  rootFiles: ["app-8d0c2a1b3c4d5e6f7a8b.js", "index.html", "sw.js"],
};
const warn = jest.fn();
const rulesOf = (site: typeof hosted) => rulesWithinLimit(headerRules(site), warn);
const read = (path: string) => headersFor(readHeaderRules(headersText(rulesOf(hosted), "")), path);

afterEach(() => warn.mockClear());

it.each(["/", "/guide", "/guide/deep/page"])("gives the page %s the policy of pages", (path) => {
  expect(read(path)).toEqual({
    ...headers.everywhere,
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Security-Policy": headers.pagePolicy,
  });
});

it("gives the playground's document its own policy, and no other", () => {
  expect(read("/playground/frame")["Content-Security-Policy"]).toBe("sandbox allow-scripts");
});

it.each(["/favicon.svg", "/static/a1b2/tree.svg"])(
  "lets the SVG file %s draw, and nothing else, when it is opened alone",
  (path) => {
    expect(read(path)["Content-Security-Policy"]).toMatch(/^default-src 'none'; .*sandbox/);
  },
);

it("lets the sandbox's worker compile WebAssembly, and no one else", () => {
  expect(read("/sandbox/files/engine-1.js")["Content-Security-Policy"]).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'self'",
  );
  const text = headersText(rulesOf(hosted), "");
  expect(text.match(/wasm-unsafe-eval/g)).toHaveLength(1);
  expect(text).not.toContain("'unsafe-eval'");
});

it("lets browsers keep what has its hash in its name, and nothing else", () => {
  const hashed = [
    "/app-8d0c2a1b3c4d5e6f7a8b.js",
    "/component---src-templates-doc-tsx-8d0c2a1b3c4d5e6f7a8b.js",
    "/static/photo.webp",
    "/search/data/files/pages-1.json",
    "/sandbox/files/engine-1.js",
  ];
  const others = ["/sw.js", "/index.html", "/search", "/search/data/manifest.json", "/sandbox/licenses.txt"];
  const kept = [...hashed, ...others].filter(
    (path) => read(path)["Cache-Control"] === "public, max-age=31536000, immutable",
  );
  expect(kept).toEqual(hashed);
});

it("leaves out caching rules alone where hosts read fewer, and says so", () => {
  const rootFiles = Array.from({ length: 200 }, (_, index) => `app-${String(index).padStart(20, "0")}.js`);
  const images = Array.from({ length: 80 }, (_, index) => `icon-${index}.svg`);
  const { safe } = headerRules({ ...hosted, rootFiles, images });
  const rules = rulesOf({ ...hosted, rootFiles, images });
  expect(rules).toHaveLength(100);
  expect(rules.slice(0, safe.length)).toEqual(safe);
  expect(safe.map(({ path }) => path)).toEqual(expect.arrayContaining(["/*", "/guide/*", "/icon-79.svg"]));
  expect(warn.mock.calls).toEqual([[expect.stringContaining("190 of 202 caching rules are left out")]]);
});

it("has one rule for the files of all page templates, of which there are two each", () => {
  const rootFiles = Array.from(
    { length: 60 },
    (_, index) => `component---page-${String(index).padStart(20, "0")}.js`,
  );
  const paths = headerRules({ ...hosted, rootFiles }).caching.map(({ path }) => path);
  expect(paths).toEqual(["/search/data/files/*", "/component---*"]);
});

it("says nothing where all rules fit", () => {
  rulesOf(hosted);
  expect(warn).not.toHaveBeenCalled();
});

it("rejects more policies than hosts read", () => {
  const pageFiles = Array.from({ length: 60 }, (_, index) => `area-${index}/index.html`);
  expect(() => rulesOf({ ...hosted, pageFiles })).toThrow(
    "Cloudflare Pages reads 100 rules of _headers, and the site needs 127 for its policies",
  );
});

it("puts everything below the prefix of the site", () => {
  const text = headersText(rulesOf(hosted), "/docs");
  expect(text.match(/^\/.*$/gm)?.every((path) => path.startsWith("/docs/"))).toBe(true);
});

describe("vercel.json", () => {
  const redirects = [
    { from: "/old", to: "/guide#part" },
    { from: "/older.html", to: "/guide" },
  ];
  const config = vercelConfig(headers, redirects, "/docs");

  it("has the redirects and the spellings of URLs", () => {
    expect(config.redirects).toEqual([
      { source: "/docs/old", destination: "/docs/guide#part", statusCode: 301 },
      { source: "/docs/older", destination: "/docs/guide", statusCode: 301 },
    ]);
    expect([config.cleanUrls, config.trailingSlash]).toEqual([true, false]);
  });

  it("has as many redirects as Vercel takes, those of tags last", () => {
    const many = (folder: string) =>
      Array.from({ length: 600 }, (_, index) => ({ from: `${folder}/${index}`, to: "/guide" }));
    const sources = vercelConfig(headers, [...many("/tags"), ...many("/old")], "").redirects.map(
      ({ source }) => source,
    );
    expect(sources).toHaveLength(1024);
    expect([sources[0], sources[599], sources[600]]).toEqual(["/old/0", "/old/599", "/tags/0"]);
  });

  it("sets no header of a URL twice", () => {
    const paths = [
      "/docs/",
      "/docs/guide/deep",
      "/docs/playground/frame",
      "/docs/favicon.svg",
      "/docs/app-8d0c2a1b3c4d5e6f7a8b.js",
      "/docs/sandbox/files/engine-1.js",
    ];
    for (const path of paths) {
      const fitting = config.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
      const names = fitting.flatMap((rule) => rule.headers.map(({ key }) => key));
      expect(new Set(names).size).toBe(names.length);
      expect(names).toContain("Content-Security-Policy");
      expect(names.includes("Cache-Control")).toBe(/app-|engine-/.test(path));
    }
  });
});
