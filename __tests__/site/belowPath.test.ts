/** A site that is published below a base path: its own URLs are correct there. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { htmlFiles } from "../../scripts/links/collect.mjs";
import { createSiteServer } from "../../scripts/serve/server.mjs";
import { playgroundFramePath, playgroundRuntimePath, searchIndexPath } from "../../shared/paths";
import type { Manifest, PagesFile } from "../../src/search/local/format";
import { belowPath, prefix } from "../support/belowPath.mjs";
import { builtFixture } from "../support/builtFixture.mjs";
import { listen } from "../support/listen.mjs";
import { htmlDocument, xmlDocument } from "../support/parse";

jest.setTimeout(600_000);

const published = belowPath.env.SITE_URL;
let dir: string;
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  dir = await builtFixture(belowPath);
  site = await listen(createSiteServer({ dir }));
});
afterAll(() => site?.close());

const read = (file: string) => readFileSync(join(dir, file), "utf8");
const statuses = new Map<string, Promise<number>>();

/** Requests each URL once, without following a redirect, because a link to a redirect costs its reader a second response. */
function statusOf(path: string): Promise<number> {
  const known =
    statuses.get(path) ?? fetch(site.url + path, { redirect: "manual" }).then(({ status }) => status);
  statuses.set(path, known);
  return known;
}

/** URLs of the site that don't work. @param from the file that contains them. */
async function faultsOf(from: string, hrefs: readonly string[]): Promise<string[]> {
  const faults = await Promise.all(
    hrefs.map(async (href) => {
      const { origin, pathname } = new URL(href, `${published}/`);
      if (origin !== new URL(published).origin) return [];
      const status = pathname.startsWith(`${prefix}/`) ? await statusOf(pathname) : "beside the site";
      return status === 200 ? [] : [`${from} → ${href}: ${status}`];
    }),
  );
  return faults.flat();
}

/** Every URL in a page, except for other schemes (`mailto:`, `data:`) and fragments. */
function hrefsIn(html: string): string[] {
  const document = htmlDocument(html);
  const attributes = (name: string) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? "");
  const sets = [...attributes("srcset"), ...attributes("imagesrcset")].flatMap((set) => set.split(","));
  const properties = [...document.querySelectorAll('meta[property="og:url"]')];
  const refreshes = [...document.querySelectorAll('meta[http-equiv="refresh"]')];
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return [
    ...["href", "src", "action", "poster"].flatMap(attributes),
    ...sets.map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    ...properties.map((element) => element.getAttribute("content") ?? ""),
    ...refreshes.map((element) => (element.getAttribute("content") ?? "").replace(/^.*url=/, "")),
    ...data.flatMap((element) => absoluteIn(element.textContent ?? "")),
    ...[...html.matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, href = ""]) => href),
  ].filter((href) => /^(https?:|\/)/.test(href));
}

function absoluteIn(text: string): string[] {
  return [...text.matchAll(/https:\/\/docs\.example[^\s"'<>)\]]*/g)].map(([href]) => href);
}

it("everything that a page leads to or loads is there, in every page", async () => {
  // An old URL that ends with .html is a folder.
  const files = htmlFiles(dir).filter((file) => statSync(join(dir, file)).isFile());
  const perPage = files.map((file) => ({ file, hrefs: hrefsIn(read(file)) }));
  const faults = await Promise.all(perPage.map(({ file, hrefs }) => faultsOf(file, hrefs)));
  expect(faults.flat()).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(["index.html", "404.html", "guide/intro/index.html", "start/index.html"]),
  );
  // Links in compiled text, in a card, of navigation, and files.
  expect(perPage.find(({ file }) => file === "guide/intro/index.html")?.hrefs).toEqual(
    expect.arrayContaining([`${prefix}/`, `${prefix}/guide/code#a-diff`, `${prefix}/release-notes/atom.xml`]),
  );
  expect(perPage.find(({ file }) => file === "guide/components/index.html")?.hrefs).toContain(
    `${prefix}/guide/intro`,
  );
});

it("style sheets and pages' data name files that are there", async () => {
  const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
  const sheets = names.filter((file) => file.endsWith(".css"));
  const data = names.filter((file) => file.endsWith("page-data.json"));
  const inSheet = (file: string) =>
    [...read(file).matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, path = ""]) => path);
  const inData = (file: string) =>
    [...read(file).matchAll(/"(\/[^"\s]*?\/?static\/[^"\s]+)[" ]/g)].map(([, path = ""]) => path);
  const faults = await Promise.all([
    ...sheets.map((file) => faultsOf(file, inSheet(file))),
    ...data.map((file) => faultsOf(file, inData(file))),
  ]);
  expect(faults.flat()).toEqual([]);
  expect(sheets.flatMap(inSheet).length).toBeGreaterThan(0);
  expect(data.flatMap(inData).length).toBeGreaterThan(0);
});

it.each([
  ["sitemap.xml", "guide/intro"],
  ["release-notes/atom.xml", "release-notes/1.10.0"],
  ["robots.txt", "sitemap.xml"],
  ["llms.txt", "guide/intro.md"],
  ["llms-full.txt", "guide/code"],
  ["llms-guide.txt", "guide/code"],
  ["guide/intro.md", "guide/code"],
  ["breaking-changes.json", "guide/components/old-name"],
])("%s names URLs that are there, %s among them", async (file, known) => {
  const hrefs = absoluteIn(read(file)).map((href) => href.replace(/[.,:]+$/, ""));
  expect(await faultsOf(file, hrefs)).toEqual([]);
  expect(hrefs).toContain(`${published}/${known}`);
});

it("browsers and search engines are told where to search", async () => {
  const [url] = xmlDocument(read("opensearch.xml")).getElementsByTagName("Url");
  expect(url?.getAttribute("template")).toBe(`${published}/search?q={searchTerms}`);
  expect(await statusOf(`${prefix}/search`)).toBe(200);
});

it("results of a search lead to pages", async () => {
  const index = searchIndexPath.slice(1);
  const manifest: Manifest = JSON.parse(read(`${index}/manifest.json`));
  const { pages }: PagesFile = JSON.parse(read(`${index}/${manifest.pages}`));
  // Routes: what shows them puts the path before them, as the browser tests see.
  expect(
    await faultsOf(
      "the index",
      pages.map(([route]) => prefix + route),
    ),
  ).toEqual([]);
  expect(pages.map(([route]) => route)).toContain("/guide/intro");
  expect(await statusOf(`${prefix}${searchIndexPath}/${manifest.pages}`)).toBe(200);
});

it("live code finds its document and its program", async () => {
  const paths = [playgroundFramePath, playgroundRuntimePath].map((path) => prefix + path);
  expect(await faultsOf("the playground", paths)).toEqual([]);
});

it("old URLs lead to pages, by rules and by pages", async () => {
  const rules = read("_redirects")
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  expect(rules).toHaveLength(4);
  for (const [from = "", to = ""] of rules) {
    const response = await fetch(site.url + from, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
    expect(await faultsOf("_redirects", [to])).toEqual([]);
  }
});

it("rules for hosts speak of URLs of the site alone", () => {
  const patterns = read("_headers")
    .split("\n")
    .filter((line) => line.startsWith("/"));
  expect(patterns.filter((pattern) => !pattern.startsWith(`${prefix}/`))).toEqual([]);
  const { redirects, headers } = JSON.parse(read("vercel.json"));
  const sources: string[] = [...redirects, ...headers].map(({ source }) => source);
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.filter((source) => !source.startsWith(`${prefix}/`))).toEqual([]);
});
