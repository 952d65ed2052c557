import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseYaml } from "yaml";
import { builtPages } from "../support/builtPages.mjs";
import { xmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

/** What lists pages for programs: sitemap, feed, robots, redirects. */
const pages = builtPages(siteDir);
const read = (file: string) => readFileSync(join(siteDir, file), "utf8");
const parse = (file: string) => xmlDocument(read(file));
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
const pathOf = (url: string) => new URL(url).pathname;

const unlisted = pages
  .filter(({ html }) => /<meta[^>]*name="robots"[^>]*noindex/.test(html))
  .map(({ route }) => route);

describe("sitemap.xml", () => {
  const sitemap = parse("sitemap.xml");
  const paths = texts(sitemap, "url > loc").map(pathOf);

  it("is the only sitemap", () => {
    expect(["sitemap-index.xml", "sitemap-0.xml"].filter((file) => existsSync(join(siteDir, file)))).toEqual(
      [],
    );
  });

  it("asks for a visit a week at middling priority", () => {
    expect(texts(sitemap, "url > changefreq").every((text) => text === "weekly")).toBe(true);
    expect(texts(sitemap, "url > priority").every((text) => text === "0.5")).toBe(true);
    expect(texts(sitemap, "url > changefreq")).toHaveLength(paths.length);
    expect(texts(sitemap, "url > priority")).toHaveLength(paths.length);
  });

  it("lists every doc and every release that is not unlisted, and pages that exist", () => {
    const wanted = pages
      .filter(({ template, route }) => ["doc", "release"].includes(template) && !unlisted.includes(route))
      .map(({ route }) => route);
    expect(wanted.filter((route) => !paths.includes(route))).toEqual([]);
    expect(paths.filter((path) => !pages.some(({ route }) => route === path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("lists no tag page, no snippet, nothing unlisted", () => {
    expect(
      paths.filter((path) => /^\/(tags\/|snippets\/|404)/.test(path) || unlisted.includes(path)),
    ).toEqual([]);
  });
});

describe("robots.txt", () => {
  it("lets everyone in and names the sitemap", () => {
    expect(read("robots.txt")).toMatch(
      /^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/.+\/sitemap\.xml\n$/,
    );
  });
});

describe("the feed", () => {
  const feed = parse("release-notes/atom.xml");

  it("is Atom and holds every release, the newest first", () => {
    expect(feed.documentElement.getAttribute("xmlns")).toBe("http://www.w3.org/2005/Atom");
    const releases = pages.filter(({ template }) => template === "release").map(({ route }) => route);
    const links = [...feed.querySelectorAll("entry > link")].map((link) =>
      pathOf(link.getAttribute("href") ?? ""),
    );
    expect([...links].sort()).toEqual(releases.sort());
    const dates = texts(feed, "entry > updated");
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("is announced by the page of releases", () => {
    const page = pages.find(({ route }) => route === "/release-notes");
    expect(page?.html).toMatch(/<link[^>]*type="application\/atom\+xml"[^>]*>/);
  });
});

describe("unlisted pages", () => {
  it("are there, and no list names them", () => {
    expect(unlisted.length).toBeGreaterThan(0);
    const lists = pages.filter(({ template }) =>
      ["tag", "tags", "home-home", "index", "release-notes"].includes(template),
    );
    const named = lists.flatMap(({ route, html }) => {
      const links = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
      return unlisted.filter((path) => links.has(path)).map((path) => `${route} → ${path}`);
    });
    expect(named).toEqual([]);
  });
});

describe("redirects", () => {
  const rules = read("_redirects")
    .trim()
    .split("\n")
    .map((line) => line.split(" "));

  it("lead from nowhere to a page, on servers and without one", () => {
    expect(rules.length).toBeGreaterThan(0);
    for (const [from = "", to = "", status] of rules) {
      const target = pathOf(new URL(to, "http://site").href);
      expect([status, pages.find(({ route }) => route === target)?.template]).toEqual([
        "301",
        expect.stringMatching(/./),
      ]);
      expect(pages.find(({ route }) => route === from)?.html).toContain(`content="0; url=${to}"`);
    }
  });
});

describe("redirects from the platform's older documentation", () => {
  const old: { from: string; to: string; seen?: string }[] = parseYaml(
    readFileSync("content/redirects.yaml", "utf8"),
  );
  const rules = read("_redirects").split("\n");

  it("are more than three hundred, each with a place where others link to it", () => {
    const seen = old.filter((redirect) => redirect.seen !== undefined);
    expect(seen.length).toBeGreaterThan(300);
    expect(seen.filter(({ from, to }) => !rules.includes(`${from} ${to} 301`))).toEqual([]);
  });
});

describe("opensearch.xml", () => {
  it("tells browsers where to search, and is found by the landing page", () => {
    const template = parse("opensearch.xml").querySelector("Url")?.getAttribute("template") ?? "";
    expect(pathOf(template)).toBe("/search");
    expect(new URL(template).search).toBe("?q={searchTerms}");
    const landing = pages.find(({ route }) => route === "/");
    expect(landing?.html).toMatch(/<link[^>]*rel="search"[^>]*href="\/opensearch\.xml"/);
  });
});
