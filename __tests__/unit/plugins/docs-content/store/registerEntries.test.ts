import { nodeStore } from "../../../../support/nodeStore";
import { described, settings } from "../../../../support/smallSite";

it("every thing that a register holds is a node", () => {
  const { all } = nodeStore({
    "tags.yaml": described("- name: GraphQL\n- name: Content Manager\n  aliases: [cm]\n"),
    "redirects.yaml": "- { from: /a, to: /b }\n- { from: /c.html, to: /b, seen: npm x }\n",
    "glossary.yaml": "- term: document\n  definition: All versions of an entry together.\n",
    "images/screenshots/screenshots.yaml":
      "- { id: list, alt: The list of all recipes., width: 600, height: 400 }\n",
    "site.yaml": settings,
  });
  expect(all("Tag")).toMatchObject([
    { name: "GraphQL", slug: "graph-ql", aliases: [], path: "/tags/graph-ql" },
    { name: "Content Manager", slug: "content-manager", aliases: ["cm"], path: "/tags/content-manager" },
  ]);
  expect(all("Redirect")).toMatchObject([
    { from: "/tags/graphql", to: "/tags/graph-ql", tagName: "GraphQL" },
    { from: "/tags/cm", to: "/tags/content-manager" },
    { from: "/a", to: "/b", seen: null, tagName: null },
    { from: "/c.html", to: "/b", seen: "npm x", tagName: null },
  ]);
  expect(all("GlossaryTerm")).toMatchObject([{ term: "document" }]);
  expect(all("ScreenshotInfo")).toMatchObject([
    { shot: "list", alt: "The list of all recipes.", width: 600 },
  ]);
  expect(all("SiteSettings")).toMatchObject([{ title: "Small site", areas: [{ id: "guide" }] }]);
  expect(all("ContentRegister").map(({ file }) => file)).toHaveLength(5);
});

it("a register that can't be used is kept for the check, and makes nothing else", () => {
  const { nodes, all } = nodeStore({
    "tags.yaml": "- nam: A\n",
    "site.yaml": "x: 1",
    "sidebars/a.yaml": "x: 1",
  });
  expect(all("ContentRegister")).toHaveLength(3);
  expect(nodes.size).toBe(3);
});

describe("a sidebar", () => {
  const { one, all } = nodeStore({
    "sidebars/guide.yaml": `name: guideSidebar
area: guide
items:
  - page: /guide/intro
  - link: /other
    label: Other
  - category: More
    page: /guide/more
    items:
      - category: Deep
        items: [{ page: /guide/more/deep }]
  - page: /guide/last
`,
  });

  it("is a node with its entries", () => {
    expect(one("Sidebar", { name: "guideSidebar" }).entries).toHaveLength(4);
  });

  it("gives each page a place: its neighbors and the categories above it", () => {
    expect(all("SidebarPlace")).toMatchObject([
      { path: "/guide/intro", group: null, categories: [], previous: null, next: "/guide/more" },
      {
        path: "/guide/more",
        categories: [],
        previous: "/guide/intro",
        next: "/guide/more/deep",
      },
      {
        path: "/guide/more/deep",
        categories: [
          { label: "More", path: "/guide/more" },
          { label: "Deep", path: null },
        ],
        previous: "/guide/more",
        next: "/guide/last",
      },
      { path: "/guide/last", categories: [], previous: "/guide/more/deep", next: null },
    ]);
  });
});
