/**
 * @jest-environment jsdom
 *
 * A real build of a site in which every text looks like HTML. Compiled pages are tested in
 * __tests__/unit/plugins/docs-content/compile/hostile.test.ts; this tests the results: pages, feeds, lists.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../scripts/command/filesIn.mjs";
import { offlineShellPath, playgroundFramePath } from "../../shared/paths";
import { builtFixture } from "../support/builtFixture.mjs";
import { builtPages } from "../support/builtPages.mjs";
import { hostile, hostileText } from "../support/hostile.mjs";
import { actingIn, nothing } from "../support/inert";

jest.setTimeout(600_000);

let dir: string;
let pages: readonly { readonly route: string; readonly document: Document }[];

beforeAll(async () => {
  dir = await builtFixture(hostile);
  // Read as a browser does, but nothing is run or fetched. The playground's frame runs code, in its own cage.
  const built = builtPages(dir).filter(({ route }) => route !== playgroundFramePath);
  pages = built.map(({ route, html }) => ({ route, document: parsed(html, "text/html") }));
});

const read = (file: string) => readFileSync(join(dir, file), "utf8");
const documentOf = (route: string) => {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`There is no page ${route}`);
  return page.document;
};
const parsed = (text: string, type: "text/html" | "application/xml") =>
  new DOMParser().parseFromString(text, type);
const xmlOf = (file: string) => {
  const document = parsed(read(file), "application/xml");
  expect([file, document.querySelector("parsererror")?.textContent]).toEqual([file, undefined]);
  return document;
};

it("says each text as it was written, wherever it stands", () => {
  const intro = documentOf("/guide/intro");
  const says = (selector: string) => [...intro.querySelectorAll(selector)].map((found) => found.textContent);
  expect(intro.title).toBe(hostileText);
  expect(says("h1")).toEqual([hostileText]);
  expect(says("article h2, main h2")[0]).toBe(`Heading ${hostileText}`);
  const described = intro.querySelector('meta[name="description"]')?.getAttribute("content");
  expect(described).toBe(hostileText);
  for (const selector of ["nav a", "footer", "section[aria-label=Announcement]", "main table td", "main dt"])
    expect([selector, says(selector).some((text) => text?.includes(hostileText))]).toEqual([selector, true]);
});

it("has no page in which anything acts, but for the scripts that all pages have", () => {
  const scriptsOf = (document: Document) =>
    actingIn(document, ["elsewhere.example"]).scripts.filter((text) => text !== "");
  const hosts = ["elsewhere.example", "localhost:9000", "github.com", "chatgpt.com", "claude.ai"];
  const known = new Set(scriptsOf(documentOf("/privacy")));
  expect(pages.length).toBeGreaterThan(8);
  for (const { route, document } of pages) {
    const acting = actingIn(document, hosts);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (one) => one.textContent,
    );
    const scripts = acting.scripts.filter((text) => !known.has(text) && !data.includes(text));
    expect([route, { ...acting, scripts }]).toEqual([route, nothing]);
    expect([route, document.querySelectorAll("img[src=x], title ~ title").length]).toEqual([route, 0]);
  }
});

it("tells search engines the texts, as JSON", () => {
  const [data] = documentOf("/guide/intro").querySelectorAll('script[type="application/ld+json"]');
  const list: { itemListElement: { name: string }[] } = JSON.parse(data?.textContent ?? "");
  expect(list.itemListElement.map(({ name }) => name)).toContain(hostileText);
});

it("allows the scripts of pages by their hashes alone, and no other one", () => {
  for (const { route, document } of pages.filter((page) => page.route !== "/old")) {
    const [sources] = /script-src [^;]*/.exec(policyOf(document)) ?? [];
    expect(`${route} ${sources}`).toMatch(/^\S+ script-src 'self'( 'sha256-[\w+/]+=*')+$/);
  }
});

function policyOf(document: Document): string {
  return document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ?? "";
}

it("writes XML that is well formed, and says the texts", () => {
  const feed = xmlOf("release-notes/atom.xml");
  expect(feed.querySelector("feed > title")?.textContent).toBe(`${hostileText}: release notes`);
  // Says that it is HTML, so a reader's program takes it apart once more.
  const title = parsed(feed.querySelector("entry > title")?.textContent ?? "", "text/html").body;
  expect([title.textContent, title.childElementCount]).toEqual([hostileText, 0]);
  expect(xmlOf("opensearch.xml").querySelector("Description")?.textContent).toBe(hostileText);
  const urls = [...xmlOf("sitemap.xml").querySelectorAll("loc")].map((one) => new URL(one.textContent ?? ""));
  expect(urls.length).toBeGreaterThan(4);
  expect(urls.filter(({ host }) => host !== "localhost:9000")).toEqual([]);
});

it("writes rules for servers that are nothing but rules", () => {
  expect(read("_redirects")).toBe("/old /guide/intro 301\n");
  expect(
    read("_headers")
      .split("\n")
      .filter((line) => !/^(\/\S*| {2}[A-Z][A-Za-z-]+: [^<]+|)$/.test(line)),
  ).toEqual([]);
  expect(JSON.parse(read("vercel.json")).redirects).toHaveLength(1);
});

it("gives programs Markdown in which titles are no markup", () => {
  const list = read("llms.txt");
  expect(list).toContain("\\</script>");
  // The page for offline reading is HTML, but has the extension .txt so that no host changes it.
  const isMarkdown = (name: string) => /\.(md|txt)$/.test(name) && `/${name}` !== offlineShellPath;
  for (const file of filesIn(dir).filter(isMarkdown)) {
    const prose = read(file)
      .replace(/^ *(`{3,})[^\n]*\n[\s\S]*?\n *\1$/gm, "")
      .replace(/(`+)[^`].*?\1/g, "");
    expect([file, /(?<!\\)<(?:img|script|svg)/.exec(prose)?.[0]]).toEqual([file, undefined]);
  }
});
