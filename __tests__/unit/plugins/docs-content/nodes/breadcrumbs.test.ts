import { nodeStore, resolverOf } from "../../../../support/nodeStore";
import { doc, settings } from "../../../../support/smallSite";

const titled = (title: string, extra = "") => doc("Text.", extra).replace("A page", title);

const store = nodeStore({
  "site.yaml": settings,
  "sidebars/guide.yaml": `name: guideSidebar
area: guide
items:
  - page: /guide/intro
  - group: APIs
    items:
      - category: Web
        items:
          - link: /guide/rest
            label: REST API reference
          - page: /guide/graphql
  - group: Older
    items: [{ page: /guide/old, label: Overview }]
`,
  "sidebars/rest.yaml": `name: restSidebar
area: guide
items:
  - category: REST API
    page: /guide/rest
    items: [{ page: /guide/rest/filters }]
`,
  "sidebars/older.yaml": "name: olderSidebar\narea: guide\nitems:\n  - page: /guide/older\n",
  "guide/intro.mdx": titled("Introduction"),
  "guide/graphql.mdx": titled("GraphQL"),
  "guide/rest.mdx": titled("REST API reference", "sidebarLabel: REST API\n"),
  "guide/rest/filters.mdx": titled("Filters"),
  "guide/old.mdx": titled("Older"),
  "guide/older.mdx": titled("Older"),
});
const resolve = resolverOf(store);
const stepsTo = (path: string) => resolve("Doc", "breadcrumbs", store.one("Doc", { path }));
const guide = { label: "Guide", path: "/guide/intro" };
const web = [
  { label: "APIs", path: null },
  { label: "Web", path: null },
];
const rest = { label: "REST API", path: "/guide/rest" };

describe("breadcrumbs", () => {
  it("name the group of a page", async () => {
    expect(await stepsTo("/guide/graphql")).toEqual([
      guide,
      ...web,
      { label: "GraphQL", path: "/guide/graphql" },
    ]);
  });

  it("name a page once that is called like its group", async () => {
    expect(await stepsTo("/guide/old")).toEqual([guide, { label: "Older", path: "/guide/old" }]);
  });

  it("of a sub-sidebar's page begin with the place of that sidebar, and name no page twice", async () => {
    const filters = { label: "Filters", path: "/guide/rest/filters" };
    expect(await stepsTo("/guide/rest/filters")).toEqual([guide, ...web, rest, filters]);
    expect(await stepsTo("/guide/rest")).toEqual([guide, ...web, rest]);
  });
});

describe("a sidebar", () => {
  const menu = (name: string) => resolve("Sidebar", "menu", store.one("Sidebar", { name }));
  const items = (name: string) => resolve("Sidebar", "items", store.one("Sidebar", { name }));

  it("that covers a part of an area has the name of its first page, and leads to where the area starts", async () => {
    expect(await menu("restSidebar")).toEqual([
      { type: "link", href: "/guide/intro", label: "← Guide" },
      {
        type: "category",
        id: "restSidebar",
        label: "REST API",
        isGroup: true,
        items: await items("restSidebar"),
      },
    ]);
  });

  it("is no part when it is the area's own, or when that one doesn't link to it", async () => {
    for (const name of ["guideSidebar", "olderSidebar"]) expect(await menu(name)).toEqual(await items(name));
  });

  it("marks the links that lead to another sidebar", async () => {
    const items = JSON.stringify(
      await resolve("Sidebar", "items", store.one("Sidebar", { name: "guideSidebar" })),
    );
    expect(items.match(/changesSidebar/g)).toHaveLength(1);
  });
});
