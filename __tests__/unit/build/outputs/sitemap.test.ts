import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameSitemap, sitemapOptions } from "../../../../build/outputs/sitemap";
import { temporaryFolder } from "../../../support/temporaryFolder";

beforeEach(() => {
  delete process.env.OFFLINE;
});

describe("the sitemap", () => {
  it("lists the site's own pages, documents and releases, and no tag pages", () => {
    const pages = sitemapOptions.resolvePages({
      allDoc: { nodes: [{ path: "/guide/intro" }] },
      allRelease: { nodes: [{ path: "/release-notes/1.0.0" }] },
    });
    expect(pages.map(({ path }) => path)).toEqual([
      "/",
      "/home/Home",
      "/release-notes",
      "/status",
      "/offline",
      "/privacy",
      "/guide/intro",
      "/release-notes/1.0.0",
    ]);
  });

  it("leaves out the page about offline reading where no pages are kept", () => {
    process.env.OFFLINE = "false";
    const pages = sitemapOptions.resolvePages({ allDoc: { nodes: [] }, allRelease: { nodes: [] } });
    expect(pages.map(({ path }) => path)).not.toContain("/offline");
  });

  it("asks for listed documents only, in an order that every build has", () => {
    expect(sitemapOptions.query).toMatch(
      /allDoc\(filter: \{\s*unlisted: \{\s*eq: false\s*\}\s*\}, sort: \{\s*path: ASC\s*\}\)/,
    );
  });

  it("says weekly and 0.5 for each", () => {
    expect(sitemapOptions.serialize({ path: "/a" })).toEqual({
      url: "/a",
      changefreq: "weekly",
      priority: 0.5,
    });
  });

  it("is one file where crawlers look for it", async () => {
    const folder = temporaryFolder({ "sitemap-0.xml": "<urlset/>", "sitemap-index.xml": "<sitemapindex/>" });
    await nameSitemap(folder);
    expect(readFileSync(join(folder, "sitemap.xml"), "utf8")).toBe("<urlset/>");
    expect(["sitemap-0.xml", "sitemap-index.xml"].filter((file) => existsSync(join(folder, file)))).toEqual(
      [],
    );
  });
});
