import type { SidebarItem } from "../../../shared/sidebar";
import { compileSidebar, markupOf, sidebarHtml } from "../../../src/components/Sidebar/sidebarHtml";

const page = (path: string, label = path): SidebarItem => ({ type: "page", path, label });

const items: readonly SidebarItem[] = [
  page("/dev-docs/intro", "Getting Started"),
  {
    type: "category",
    id: "apis",
    label: "APIs",
    items: [
      {
        type: "category",
        id: "rest",
        label: "REST API",
        path: "/dev-docs/api/rest",
        items: [page("/dev-docs/api/rest/parameters", "Parameters")],
      },
      { type: "link", href: "https://example.org/", label: "Elsewhere" },
    ],
  },
];

const openIds = (html: string) =>
  [...html.matchAll(/<details id="sidebar-([^"]+)" open>/g)].map(([, id]) => id);
const currentLinks = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)" aria-current="page"/g)].map(([, href]) => href);

describe("sidebarHtml", () => {
  const on = (path: string) => sidebarHtml(compileSidebar(items), path);

  it("marks the page's link, and opens the categories around it and no other", () => {
    const html = on("/dev-docs/api/rest/parameters");
    expect(currentLinks(html)).toEqual(["/dev-docs/api/rest/parameters"]);
    expect(openIds(html)).toEqual(["apis", "rest"]);
  });

  it("opens a category on its own page", () => {
    const html = on("/dev-docs/api/rest");
    expect(currentLinks(html)).toEqual(["/dev-docs/api/rest"]);
    expect(openIds(html)).toEqual(["apis", "rest"]);
  });

  it("keeps all categories closed on a page outside of them", () => {
    expect(openIds(on("/dev-docs/intro"))).toEqual([]);
    expect(currentLinks(on("/dev-docs/unlisted"))).toEqual([]);
  });

  it("puts a category's own page beside the disclosure, never inside its summary", () => {
    expect(on("/")).toContain('<a href="/dev-docs/api/rest">REST API</a><details id="sidebar-rest">');
    expect(on("/")).not.toMatch(/<summary>[^/]*<a/);
  });

  it("tells URLs elsewhere from routes", () => {
    expect(on("/")).toContain('<a href="https://example.org/" rel="noopener">Elsewhere</a>');
  });

  it("writes the URL of a route as the site is served", () => {
    const { html } = compileSidebar(items, (path) => `/docs${path}`);
    expect(html).toContain('href="/docs/dev-docs/intro"');
    expect(html).toContain('href="https://example.org/"');
  });

  it("escapes labels, ids and URLs", () => {
    const html = sidebarHtml(
      compileSidebar([
        {
          type: "category",
          id: `a"><b`,
          label: "<script>",
          items: [page(`/x"onclick="y`, "R&D <b>'bold'</b>")],
        },
      ]),
      `/x"onclick="y`,
    );
    expect(html).not.toMatch(/<script|<b>|"onclick="/);
    expect(html).toContain("R&amp;D &lt;b&gt;&#39;bold&#39;&lt;/b&gt;");
    expect(html).toContain('aria-current="page"');
  });

  describe("with an unlisted entry", () => {
    const old: SidebarItem = {
      type: "category",
      id: "old",
      label: "Old API",
      path: "/old",
      unlisted: true,
      items: [page("/old/a"), page("/old/b")],
    };
    const [intro, ...rest] = items;
    const markup = compileSidebar([intro ?? old, old, ...rest]);

    it("is the same as without it on all other pages", () => {
      for (const path of ["/", "/dev-docs/intro", "/dev-docs/api/rest/parameters"])
        expect(sidebarHtml(markup, path)).toBe(on(path));
    });

    it("shows the entry in its place on the entry's own pages", () => {
      const html = sidebarHtml(markup, "/old/a");
      expect(currentLinks(html)).toEqual(["/old/a"]);
      expect(openIds(html)).toEqual(["old"]);
      expect(html).toMatch(/Getting Started<\/a><\/li><li><a href="\/old">Old API<.*href="\/old\/b".*APIs/);
    });
  });

  it("heads a group with a label that names its list, and opens no disclosure for it", () => {
    const group: SidebarItem = { type: "category", id: "g-1", label: "R&D", isGroup: true, items };
    const html = sidebarHtml(compileSidebar([group]), "/dev-docs/api/rest/parameters");
    expect(html).toContain(
      '<span id="sidebar-g-1">R&amp;D</span><ul role="list" aria-labelledby="sidebar-g-1">',
    );
    expect(openIds(html)).toEqual(["apis", "rest"]);
    expect(html).not.toMatch(/<details id="sidebar-g-1"|<h[1-6]/);
  });

  it("says of a link that it opens another sidebar, in a sign and in words", () => {
    const link: SidebarItem = { type: "link", href: "/rest", label: "REST", changesSidebar: true };
    const { html } = compileSidebar([link, { type: "link", href: "/same", label: "Same" }]);
    expect(html.match(/→/g)).toHaveLength(1);
    expect(html).toContain(
      '>REST<span aria-hidden="true"> →</span><span class="visuallyHidden"> (opens another',
    );
  });

  it("compiles a sidebar once", () => {
    const same = (path: string) => path;
    expect(markupOf(items, same)).toBe(markupOf(items, same));
  });

  it("makes a page of 800 entries from a few pieces, not from its entries", () => {
    const many = Array.from(
      { length: 40 },
      (_, c): SidebarItem => ({
        type: "category",
        id: `c${c}`,
        label: `Category ${c}`,
        items: Array.from({ length: 20 }, (_, p) => page(`/c${c}/p${p}`)),
      }),
    );
    const markup = compileSidebar(many);
    expect(markup.insertions.size).toBe(800);
    for (const insertions of markup.insertions.values()) expect(insertions.length).toBeLessThanOrEqual(2);
    const html = sidebarHtml(markup, "/c39/p19");
    expect(html).toHaveLength(markup.html.length + ' aria-current="page"'.length + " open".length);
    expect(openIds(html)).toEqual(["c39"]);
  });
});
