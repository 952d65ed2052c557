import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildFixture } from "../../scripts/buildFixture.mjs";
import { filesIn } from "../../scripts/fixture/files.mjs";
import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";
import { twoOfEach } from "../support/twoOfEach.mjs";

const files = filesIn(siteDir);

/** The most JavaScript that a doc page may refer to, in bytes after gzip. */
const scriptBudget = 130_000;

/** A page's scripts, as browsers of today load them: they leave those for browsers without modules. */
function scriptsOf(html: string): string[] {
  const document = htmlDocument(html);
  const named = [...document.querySelectorAll("script[src]:not([nomodule])")].map((script) =>
    script.getAttribute("src"),
  );
  const preloaded = [...document.querySelectorAll('link[as="script"], link[rel="modulepreload"]')].map(
    (link) => link.getAttribute("href"),
  );
  const urls = [...named, ...preloaded].filter((url) => url?.startsWith("/"));
  return [...new Set(urls)].map((url) => decodeURIComponent(url ?? ""));
}

/** The names of the bundles that the last build made; files of earlier ones may still lie beside them. */
function bundlesOf(dir: string): string[] {
  const stats = JSON.parse(readFileSync(join(dir, "webpack.stats.json"), "utf8"));
  return Object.keys(stats.assetsByChunkName).sort();
}

describe("a doc page", () => {
  const docs = builtPages(siteDir).filter(({ template }) => template === "doc");
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(siteDir, file))).length;
    sizes.set(file, size);
    return size;
  };

  it(`refers to at most ${scriptBudget / 1000} kB of JavaScript`, () => {
    const heavy = docs
      .map(({ route, html }) => ({
        route,
        bytes: scriptsOf(html).reduce((sum, file) => sum + sizeOf(file), 0),
      }))
      .filter(({ bytes }) => bytes === 0 || bytes > scriptBudget);
    expect(heavy).toEqual([]);
  });
});

describe("the build", () => {
  it("has as many scripts for few pages as for many", async () => {
    const fixture = await buildFixture(twoOfEach);
    expect(fixture.code).toBe(0);
    const few = builtPages(fixture.publicDir).length;
    expect(builtPages(siteDir).length).toBeGreaterThan(2 * few);
    expect(bundlesOf(siteDir)).toEqual(bundlesOf(fixture.publicDir));
  }, 300_000);

  it("tells nobody where it was made", () => {
    const places = [
      join(process.cwd(), "src"),
      join(process.cwd(), "node_modules"),
      join(process.cwd(), "content"),
      homedir(),
    ];
    const texts = files.filter(
      (file) => /\.(html|js|map|css|json|xml|txt)$/.test(file) || file === "_redirects",
    );
    const telling = texts.filter((file) => {
      const text = readFileSync(join(siteDir, file), "utf8");
      return places.some((place) => text.includes(`${place}/`));
    });
    expect(telling).toEqual([]);
  });
});
