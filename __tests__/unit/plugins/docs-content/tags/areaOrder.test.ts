import { areaOrder } from "../../../../../plugins/docs-content/tags/areaOrder";

const own = {
  entries: [
    { page: "/a/intro" },
    {
      category: "API",
      items: [{ page: "/a/api" }, { link: "/a/rest", label: "REST API" }, { link: "/b", label: "Elsewhere" }],
    },
    { category: "Plugins", page: "/a/plugins", items: [{ page: "/a/plugins/email" }] },
  ],
};
const rest = {
  entries: [{ page: "/a/rest" }, { category: "Guides", items: [{ page: "/a/rest/guide" }] }],
};

it("gives pages in the order of the sidebar, a category's own page inside of it", () => {
  expect(areaOrder([own])).toEqual([
    { path: "/a/intro", trail: [] },
    { path: "/a/api", trail: ["API"] },
    { path: "/a/plugins", trail: ["Plugins"] },
    { path: "/a/plugins/email", trail: ["Plugins"] },
  ]);
});

it("puts another sidebar where the area's own one links to its first page", () => {
  expect(areaOrder([own, rest]).slice(1, 4)).toEqual([
    { path: "/a/api", trail: ["API"] },
    { path: "/a/rest", trail: ["API", "REST API"] },
    { path: "/a/rest/guide", trail: ["API", "REST API", "Guides"] },
  ]);
});

it("names a category once that is called like the link to its sidebar", () => {
  const upgrade = { entries: [{ category: "Upgrade", page: "/a/up", items: [{ page: "/a/up/steps" }] }] };
  const linking = { entries: [{ link: "/a/up", label: "Upgrade" }] };
  expect(areaOrder([linking, upgrade]).map(({ trail }) => trail)).toEqual([["Upgrade"], ["Upgrade"]]);
});

it("puts a sidebar that nothing links to at the end", () => {
  expect(areaOrder([{ entries: [{ page: "/a/intro" }] }, rest]).map(({ path }) => path)).toEqual([
    "/a/intro",
    "/a/rest",
    "/a/rest/guide",
  ]);
});
