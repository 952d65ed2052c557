import { headersFor, readHeaderRules } from "../../../scripts/serve/headers.mjs";
import { headerRules, headersText, vercelConfig } from "../../../src/pages-builder/hostFiles";
import { readConfig } from "../../../src/site/config";
import { siteHeaders } from "../../../src/site/headers";

const inline = { scripts: ["'sha256-a'"], styleSheets: [], styleAttributes: [] };
const headers = siteHeaders(readConfig({ SITE_URL: "https://docs.example.org" }), inline);
const hosted = {
  headers,
  pageFiles: ["404.html", "guide/deep/page/index.html", "index.html", "playground/frame/index.html"],
  images: ["favicon.svg"],
  rootFiles: ["app-8d0c2a1b3c4d5e6f7a8b.js", "index.html", "sw.js"],
};
const read = (path: string) => headersFor(readHeaderRules(headersText(headerRules(hosted), "")), path);

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

it("lets an SVG file draw, and nothing else, when it is opened alone", () => {
  expect(read("/favicon.svg")["Content-Security-Policy"]).toMatch(/^default-src 'none'; .*sandbox/);
});

it("lets browsers keep what has its hash in its name, and nothing else", () => {
  const hashed = ["/app-8d0c2a1b3c4d5e6f7a8b.js", "/static/photo.webp", "/search/data/files/pages-1.json"];
  const others = ["/sw.js", "/index.html", "/search", "/search/data/manifest.json"];
  const kept = [...hashed, ...others].filter(
    (path) => read(path)["Cache-Control"] === "public, max-age=31536000, immutable",
  );
  expect(kept).toEqual(hashed);
});

it("stays within what hosts read, and keeps what matters first", () => {
  const rootFiles = Array.from({ length: 200 }, (_, index) => `app-${String(index).padStart(20, "0")}.js`);
  const rules = headerRules({ ...hosted, rootFiles });
  expect(rules).toHaveLength(100);
  expect(rules.map(({ path }) => path)).toEqual(expect.arrayContaining(["/*", "/guide/*", "/static/*"]));
});

it("puts everything below the prefix of the site", () => {
  const text = headersText(headerRules(hosted), "/docs");
  expect(text.match(/^\/.*$/gm)?.every((path) => path.startsWith("/docs/"))).toBe(true);
});

describe("vercel.json", () => {
  const config = vercelConfig(headers, [{ from: "/old", to: "/guide#part" }], "/docs");

  it("has the redirects and the spellings of addresses", () => {
    expect(config.redirects).toEqual([
      { source: "/docs/old", destination: "/docs/guide#part", statusCode: 301 },
    ]);
    expect([config.cleanUrls, config.trailingSlash]).toEqual([true, false]);
  });

  it("sets no header of an address twice", () => {
    const paths = [
      "/docs/",
      "/docs/guide/deep",
      "/docs/playground/frame",
      "/docs/favicon.svg",
      "/docs/app-8d0c2a1b3c4d5e6f7a8b.js",
    ];
    for (const path of paths) {
      const fitting = config.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
      const names = fitting.flatMap((rule) => rule.headers.map(({ key }) => key));
      expect(new Set(names).size).toBe(names.length);
      expect(names).toContain("Content-Security-Policy");
      expect(names.includes("Cache-Control")).toBe(path.includes("app-"));
    }
  });
});
