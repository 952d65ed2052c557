import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { llmsAreaPath, llmsFullPath, llmsIndexPath, llmsPath, markdownPath } from "../../shared/paths";
import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

/** Each document is parsed once: that takes most of the time. */
const pages = builtPages(siteDir)
  .filter(({ template }) => ["doc", "snippet", "release"].includes(template))
  .map((page) => {
    const document = htmlDocument(page.html);
    const headings = document.querySelectorAll("article :is(h2, h3):has(.headingAnchor)");
    return {
      ...page,
      alternate: document.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute("href"),
      title: document.querySelector("h1")?.textContent,
      headings: [...headings].map(({ textContent }) => textContent ?? ""),
    };
  });
const read = (path: string): string => readFileSync(join(siteDir, path), "utf8");
const words = (text: string) => text.replace(/[\\`*_~[\]#]/g, "").replace(/\s+/g, " ");

describe("Markdown twins", () => {
  it("stand beside every page, which names its own", () => {
    expect(pages.length).toBeGreaterThan(0);
    for (const { route, alternate, title } of pages) {
      expect(alternate).toBe(markdownPath(route));
      expect(read(markdownPath(route))).toContain(`# ${title}\n`);
    }
  });

  it("hold every heading of the page and no trace of how they are made", () => {
    for (const { route, headings } of pages) {
      const twin = read(markdownPath(route)).replace(/^(`{3,})[\s\S]*?^\1/gm, "");
      expect(twin).not.toMatch(/x-this-site:|<!--put-in/);
      const twinWords = words(twin);
      for (const heading of headings) expect(twinWords).toContain(words(heading));
    }
    expect(pages.flatMap(({ headings }) => headings).length).toBeGreaterThan(pages.length);
  });
});

describe("the files for programs that read", () => {
  const listed = pages.filter(
    ({ template, html }) => template === "doc" && !html.includes('content="noindex"'),
  );

  it("list every page that is in a sidebar, by a URL that exists", () => {
    const overview = read(llmsPath);
    const paths = [...overview.matchAll(/\]\((?:https?:\/\/[^/)]+)(\/[^)]+\.(?:md|txt))\)/g)].map(
      ([, path]) => path,
    );
    expect(paths).toEqual(expect.arrayContaining(listed.map(({ route }) => markdownPath(route))));
    for (const path of paths) expect(existsSync(join(siteDir, path ?? ""))).toBe(true);
  });

  // Some tools cut off what is longer.
  it("fit into 50,000 characters as a list", () => {
    expect(read(llmsPath).length).toBeLessThan(50_000);
  });

  it("list an area's pages with their descriptions", () => {
    for (const { route } of listed)
      expect(read(llmsIndexPath(route.split("/")[1] ?? ""))).toMatch(
        new RegExp(`\\(\\S*${markdownPath(route)}\\): \\S`),
      );
  });

  it("are named on each page, first in its Markdown and hidden in its HTML", () => {
    for (const { route, html } of pages) {
      expect(read(markdownPath(route)).slice(0, 600)).toMatch(/All pages: \S+\/llms\.txt\n/);
      expect(html).toMatch(/<p hidden="">All pages as Markdown: \/llms\.txt<\/p>/);
    }
  });

  it("hold the whole text, and an area's", () => {
    const full = read(llmsFullPath);
    for (const { route } of listed) {
      const text = read(markdownPath(route));
      expect(full).toContain(text);
      expect(read(llmsAreaPath(route.split("/")[1] ?? ""))).toContain(text);
    }
  });
});
