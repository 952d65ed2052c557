import { setProblems } from "../../../../../plugins/docs-content/problemStore";
import { platform } from "../../../../../shared/platform";
import { nodeStore, resolverOf } from "../../../../support/nodeStore";
import { recordedText } from "../../../../support/recordings";
import { described, doc, settings, snippet } from "../../../../support/smallSite";

const titled = (title: string, body: string, extra = "") => doc(body, extra).replace("A page", title);

const store = nodeStore({
  "tags.yaml": described("- name: Basics\n  related: [Unused, Gone]\n- name: Unused\n"),
  "glossary.yaml":
    "- term: document\n  definition: All versions of an entry together.\n  see: [/guide/last, /guide/intro#four, /guide/none]\n",
  "site.yaml": `${settings}glossary: /guide/more\n`,
  "images/screenshots/screenshots.yaml":
    "- { id: list, alt: The list of all recipes., width: 600, height: 400, motion: { seconds: 6, says: The first row is dragged down. } }\n",
  "images/screenshots/list.light.png": "",
  "images/screenshots/list.dark.png": "",
  "images/screenshots/list.light.webp": "",
  "images/screenshots/list.dark.webp": "",
  "images/a.svg": '<svg viewBox="0 0 4 2"/>',
  "images/b.svg": '<svg viewBox="0 0 4 2"/>',
  "images/c.png": "",
  "sidebars/guide.yaml":
    "name: guideSidebar\narea: guide\nitems:\n  - page: /guide/intro\n  - category: More\n    page: /guide/more\n    items: [{ page: /guide/last }]\n",
  "guide/intro.mdx": titled(
    "Intro",
    'A <Annotation term="document" />.\n\n## One\n\n<Snippet id="outer" />\n\n#### Too deep\n\n## Four\n\n<Figure src="a.svg" dark="b.svg" alt="x" />',
  ),
  "guide/more.mdx": titled(
    "More",
    `${"word ".repeat(700)}\n\n<Figure src="c.png" alt="x" />\n\n<Screenshot id="list" />`,
    "",
  ),
  "guide/last.mdx": titled("Last of all", '<Glossary />\n\n<Snippet id="inner" />', "sidebarLabel: Last\n"),
  "guide/hidden.mdx": titled("Hidden", '<Snippet id="inner" />', "unlisted: true\n"),
  "snippets/outer.mdx": snippet('### Two\n\n<Snippet id="inner" />'),
  "snippets/inner.mdx": snippet('### Three\n\n<Figure src="a.svg" alt="x" />'),
  "snippets/alone.mdx": snippet("Text."),
});
const resolve = resolverOf(store);
const page = (path: string) => store.one("Doc", { path });
const part = (snippetId: string) => store.one("Snippet", { snippetId });
const paths = (docs: unknown) =>
  Array.isArray(docs) ? docs.map((found: { path: string }) => found.path) : undefined;

describe("a document", () => {
  it("has a body with partials and definitions put in", async () => {
    const body = JSON.stringify(await resolve("Doc", "body", page("/guide/intro")));
    expect(body).toContain("All versions of an entry together.");
    expect(body).toContain('id=\\"three\\"');
    expect(body).not.toContain("Snippet");
  });

  it("leads from a definition to the glossary", async () => {
    expect(JSON.stringify(await resolve("Doc", "body", page("/guide/intro")))).toContain(
      '"href":"/guide/more#document"',
    );
  });

  it("names the pages that explain a term, and leaves out those that aren't there", async () => {
    const body = JSON.stringify(await resolve("Doc", "body", page("/guide/last")));
    expect(body).toContain('See <a href=\\"/guide/last\\">Last of all</a>, ');
    expect(body).toContain('<a href=\\"/guide/intro#four\\">Intro: Four</a></dd>');
    expect(await resolve("Doc", "markdown", page("/guide/last"))).toContain("/guide/intro#four).");
  });

  it("has a table of contents in reading order, levels 2 and 3 only", async () => {
    expect(await resolve("Doc", "toc", page("/guide/intro"))).toMatchObject([
      { depth: 2, text: "One" },
      { depth: 3, text: "Two" },
      { depth: 3, text: "Three" },
      { depth: 2, text: "Four" },
    ]);
  });

  it("has a sidebar, breadcrumbs and neighbors", async () => {
    expect(await resolve("Doc", "sidebar", page("/guide/last"))).toMatchObject({ name: "guideSidebar" });
    expect(await resolve("Doc", "breadcrumbs", page("/guide/last"))).toEqual([
      { label: "Guide", path: "/guide/intro" },
      { label: "More", path: "/guide/more" },
      { label: "Last", path: "/guide/last" },
    ]);
    expect(await resolve("Doc", "breadcrumbs", page("/guide/intro"))).toMatchObject([
      { label: "Guide", path: null },
      {},
    ]);
    expect(await resolve("Doc", "previous", page("/guide/last"))).toEqual({
      path: "/guide/more",
      title: "More",
      label: "More",
      group: null,
    });
    expect(await resolve("Doc", "next", page("/guide/more"))).toMatchObject({ label: "Last" });
    expect(await resolve("Doc", "next", page("/guide/last"))).toBeNull();
  });

  it("names the group of a neighbor that is in another one", async () => {
    const grouped = nodeStore({
      "site.yaml": settings,
      "tags.yaml": described("- name: Basics\n"),
      "sidebars/guide.yaml":
        "name: guideSidebar\narea: guide\nitems:\n  - group: Start\n    items: [{ page: /guide/intro }, { page: /guide/more }]\n  - group: Go on\n    items: [{ page: /guide/last }]\n",
      "guide/intro.mdx": titled("Intro", "Text."),
      "guide/more.mdx": titled("More", "Text."),
      "guide/last.mdx": titled("Last", "Text."),
    });
    const inGroups = resolverOf(grouped);
    const at = (path: string) => grouped.one("Doc", { path });
    expect(await inGroups("Doc", "next", at("/guide/intro"))).toMatchObject({ label: "More", group: null });
    expect(await inGroups("Doc", "next", at("/guide/more"))).toMatchObject({
      label: "Last",
      group: ": Go on",
    });
    expect(await inGroups("Doc", "previous", at("/guide/last"))).toMatchObject({
      label: "More",
      group: ": Start",
    });
  });

  it("has its area alone when it is unlisted", async () => {
    expect(await resolve("Doc", "sidebar", page("/guide/hidden"))).toBeUndefined();
    expect(await resolve("Doc", "previous", page("/guide/hidden"))).toBeNull();
    expect(await resolve("Doc", "breadcrumbs", page("/guide/hidden"))).toEqual([
      { label: "Guide", path: "/guide/intro" },
      { label: "Hidden", path: "/guide/hidden" },
    ]);
  });

  it("has the tags of the register", async () => {
    expect(await resolve("Doc", "tags", page("/guide/intro"))).toMatchObject([
      { name: "Basics", path: "/tags/basics" },
    ]);
  });

  it("takes minutes to read, at least one", async () => {
    expect(await resolve("Doc", "readingMinutes", page("/guide/more"))).toBe(3);
    expect(await resolve("Doc", "readingMinutes", page("/guide/last"))).toBe(1);
  });

  it("can be edited where a repository is known", async () => {
    expect(await resolve("Doc", "editUrl", page("/guide/intro"))).toBe(
      "https://host.example/a/b/edit/main/content/guide/intro.mdx",
    );
    expect(await resolverOf(store, false)("Doc", "editUrl", page("/guide/intro"))).toBeNull();
  });

  it("has no date without a history", async () => {
    expect(await resolve("Doc", "lastUpdated", page("/guide/intro"))).toBeNull();
  });

  it("knows its problems while it is written", async () => {
    const problem = { file: "guide/intro.mdx", line: 1, column: 1, rule: "r", message: "m", fix: "n" };
    setProblems([problem, { ...problem, file: "guide/other.mdx" }]);
    expect(await resolve("Doc", "problems", page("/guide/intro"))).toEqual([problem]);
    setProblems([]);
  });
});

describe("a version of the documentation", () => {
  const version = { name: "current", label: "Next", path: "", isLast: true, mainDoc: "/guide/intro" };

  it("has all pages, their sidebars, and no drafts", async () => {
    const docs = paths(await resolve("Version", "docs", version)) ?? [];
    expect([...docs].sort()).toEqual(["/guide/hidden", "/guide/intro", "/guide/last", "/guide/more"]);
    expect(await resolve("Version", "sidebars", version)).toMatchObject([{ name: "guideSidebar" }]);
    expect(await resolve("Version", "draftIds", version)).toEqual([]);
    expect(await resolve("Version", "mainDocId", version)).toBe(page("/guide/intro").id);
  });
});

describe("a page that no sidebar has", () => {
  const apart = nodeStore({
    "site.yaml": settings,
    "guide/intro.mdx": titled("Intro", "Text."),
    "guide/intro/types.mdx": titled("Types", "Text.", "sidebarLabel: All types\n"),
    "guide/intro/types/list.mdx": titled("List", "Text.", "sidebar: none\n"),
  });

  it("is below the pages that its route is below", async () => {
    const list = apart.one("Doc", { path: "/guide/intro/types/list" });
    expect(await resolverOf(apart)("Doc", "breadcrumbs", list)).toEqual([
      { label: "Guide", path: "/guide/intro" },
      { label: "All types", path: "/guide/intro/types" },
      { label: "List", path: "/guide/intro/types/list" },
    ]);
  });
});

describe("samples", () => {
  const call = (path: string) => `<ApiCall path="${path}" />`;
  const recorded = doc(`${call("/api/a")}\n\n\`\`\`ts unverified="Old."\nx\n\`\`\``);
  const samples = nodeStore({
    "guide/page.mdx": doc(`${recorded.split("---\n")[2]}\n\n<Snippet id="part" />\n\n${call("/api/new")}`),
    "guide/page.samples.json": recordedText(recorded, [{ status: 200, headers: {}, body: { data: "one" } }]),
    "snippets/part.mdx": snippet(call("/api/b")),
    "snippets/part.samples.json": recordedText(snippet(call("/api/b")), [{ status: 404, body: "two" }]),
  });
  const own = samples.one("Doc", { path: "/guide/page" });

  it("say with what they were verified, or why not", async () => {
    expect(await resolverOf(samples)("Doc", "samples", own)).toMatchObject([
      { kind: "rest", request: "GET /api/a", status: 200, verifiedWith: "5.54.0", line: 6 },
      { kind: "code", lang: "ts", request: null, verifiedWith: null, unverifiedBecause: "Old." },
      { kind: "rest", status: null, verifiedWith: null },
    ]);
    expect(await resolverOf(samples)("Doc", "verifiedSampleCount", own)).toBe(1);
  });

  it("have their responses in the body, those of partials from the partials' own recordings", async () => {
    const body = JSON.stringify(await resolverOf(samples)("Doc", "body", own));
    for (const word of ["200 OK", "one", "404 Not Found", "two"]) expect(body).toContain(word);
    expect(body).not.toContain("fingerprint");
    expect(body.match(/"id":"sample-\d"/g)).toEqual([
      '"id":"sample-1"',
      '"id":"sample-2"',
      '"id":"sample-3"',
    ]);
  });
});

describe("images", () => {
  it("of a page are listed once, those of partials included, with the dark variant if one has it", async () => {
    expect(await resolve("Doc", "images", page("/guide/intro"))).toEqual([
      {
        key: "a.svg",
        lightId: "file images/a.svg",
        darkId: "file images/b.svg",
        isShownAsIs: true,
        width: 4,
        height: 2,
      },
    ]);
  });

  it("are files, each in the field for its kind", async () => {
    const images = await resolve("Doc", "images", page("/guide/more"));
    expect(images).toEqual([
      {
        key: "c.png",
        lightId: "file images/c.png",
        darkId: null,
        isShownAsIs: false,
        width: null,
        height: null,
      },
      {
        key: "screenshots/list",
        lightId: "file images/screenshots/list.light.png",
        darkId: "file images/screenshots/list.dark.png",
        isShownAsIs: false,
        width: 600,
        height: 400,
      },
      {
        key: "screenshots/list.motion",
        lightId: "file images/screenshots/list.light.webp",
        darkId: "file images/screenshots/list.dark.webp",
        isShownAsIs: true,
        width: 600,
        height: 400,
      },
    ]);
  });
});

describe("a partial", () => {
  it("knows the pages that include it, by way of others too, in the order of their titles", async () => {
    expect(paths(await resolve("Snippet", "usedBy", part("inner")))).toEqual([
      "/guide/hidden",
      "/guide/intro",
      "/guide/last",
    ]);
    expect(paths(await resolve("Snippet", "usedBy", part("outer")))).toEqual(["/guide/intro"]);
    expect(paths(await resolve("Snippet", "usedBy", part("alone")))).toEqual([]);
  });

  it("that includes itself does not keep anyone waiting", async () => {
    const circle = nodeStore({
      "snippets/a.mdx": snippet('<Snippet id="b" />'),
      "snippets/b.mdx": snippet('<Snippet id="a" />'),
      "guide/intro.mdx": doc('<Snippet id="a" />'),
    });
    const ask = resolverOf(circle);
    expect(paths(await ask("Snippet", "usedBy", circle.one("Snippet", { snippetId: "b" })))).toEqual([
      "/guide/intro",
    ]);
    expect(await ask("Snippet", "body", circle.one("Snippet", { snippetId: "a" }))).toEqual([]);
    expect(await ask("Doc", "toc", circle.one("Doc", { path: "/guide/intro" }))).toEqual([]);
  });
});

it("a tag has its listed pages, by title", async () => {
  expect(paths(await resolve("Tag", "docs", store.one("Tag", { name: "Basics" })))).toEqual([
    "/guide/intro",
    "/guide/last",
    "/guide/more",
  ]);
  expect(await resolve("Tag", "docCount", store.one("Tag", { name: "Basics" }))).toBe(3);
  expect(paths(await resolve("Tag", "docs", store.one("Tag", { name: "Unused" })))).toEqual([]);
});

it("a tag leads to those that it names as related", async () => {
  expect(await resolve("Tag", "related", store.one("Tag", { name: "Basics" }))).toMatchObject([
    { name: "Unused" },
  ]);
});

it("a sidebar's entries have the labels that their pages give them", async () => {
  expect(await resolve("Sidebar", "items", store.one("Sidebar", { name: "guideSidebar" }))).toEqual([
    { type: "page", path: "/guide/intro", label: "Intro" },
    {
      type: "category",
      id: "guideSidebar-2",
      label: "More",
      path: "/guide/more",
      items: [{ type: "page", path: "/guide/last", label: "Last" }],
    },
  ]);
});

it("the settings know where the site is and what it documents", async () => {
  expect(await resolve("SiteSettings", "siteUrl", {})).toBe("https://docs.example");
  expect(await resolve("SiteSettings", "platform", {})).toEqual(platform);
  expect(await resolve("SiteSettings", "repository", {})).toMatchObject({ host: "Host" });
});

describe("a breaking change", () => {
  const change = (codemod: string, area: string) =>
    `breakingChange:\n  affects: [${area}]\n  codemod: ${codemod}\n  since: "5.0.0"\n  severity: stops\n`;
  const changes = nodeStore({
    "site.yaml": settings,
    "guide/list.mdx": titled("List", "<BreakingChangesTable />"),
    "guide/list/b.mdx": titled("B", "Text.", change("none", "plugins")),
    "guide/list/a.mdx": titled("A", "Text.", change("none", "plugins, database")),
    "guide/list/c.mdx": titled("C", "Text.", change("none", "database")),
    "guide/list/hidden.mdx": titled("Hidden", "Text.", `unlisted: true\n${change("none", "admin")}`),
    "snippets/part.mdx": snippet("<BreakingChangesTable />"),
  });
  const resolveChange = resolverOf(changes);

  it("is listed by what it concerns first, in the body, the Markdown and what a search finds", async () => {
    const doc = changes.one("Doc", { path: "/guide/list" });
    const inOrder = /A.*C.*B/s;
    expect(JSON.stringify(await resolveChange("Doc", "body", doc))).toMatch(inOrder);
    expect(await resolveChange("Doc", "markdown", doc)).toMatch(inOrder);
    expect(await resolveChange("Doc", "markdown", doc)).not.toContain("Hidden");
    expect(JSON.stringify(await resolveChange("Doc", "searchRecords", doc))).toMatch(inOrder);
    const part = changes.one("Snippet", { snippetId: "part" });
    expect(await resolveChange("Snippet", "markdown", part)).toMatch(inOrder);
  });

  it("stands on top of its page's Markdown", async () => {
    const doc = changes.one("Doc", { path: "/guide/list/a" });
    expect(await resolveChange("Doc", "markdown", doc)).toBe(
      "- **Concerns:** Plugins, Database\n- **Codemod:** none\n- **Since:** Strapi 5.0.0\n- **The old form:** Stops with an error\n\nText.",
    );
  });

  it("makes only a page that lists them depend on all pages", async () => {
    const findAll = jest.spyOn(changes.nodeModel, "findAll");
    await resolveChange("Doc", "body", changes.one("Doc", { path: "/guide/list/a" }));
    expect(findAll).not.toHaveBeenCalled();
    await resolveChange("Doc", "body", changes.one("Doc", { path: "/guide/list" }));
    expect(findAll).toHaveBeenCalledTimes(1);
  });
});
