import type { SidebarEntry } from "../../../../../plugins/docs-content/schema/sidebar";
import { sidebarChains, sidebarPlaces } from "../../../../../plugins/docs-content/store/sidebarPlaces";

const entries: SidebarEntry[] = [
  { page: "/a" },
  { category: "Old", page: "/old", unlisted: true, items: [{ page: "/old/x" }] },
  { category: "More", items: [{ page: "/b" }, { page: "/b/hidden", unlisted: true }, { page: "/c" }] },
];

describe("sidebarChains", () => {
  it("pages through listed pages first, and through each unlisted entry by itself", () => {
    const chains = sidebarChains(entries).map((places) => places.map(({ path }) => path));
    expect(chains).toEqual([["/a", "/b", "/c"], ["/old", "/old/x"], ["/b/hidden"]]);
  });

  it("keeps the categories above an unlisted page", () => {
    const places = sidebarPlaces(entries);
    const above = (path: string) => places.find((place) => place.path === path)?.categories;
    expect(above("/old/x")).toEqual([{ label: "Old", path: "/old" }]);
    expect(above("/b/hidden")).toEqual([{ label: "More", path: null }]);
  });

  it("pages on from one group to the next, and keeps the group of a page", () => {
    const groups: SidebarEntry[] = [{ page: "/b" }, { category: "C", items: [{ page: "/c" }] }];
    const places = sidebarPlaces([{ page: "/a" }, { group: "More", items: groups }]);
    expect(places).toEqual([
      { path: "/a", group: null, categories: [] },
      { path: "/b", group: "More", categories: [] },
      { path: "/c", group: "More", categories: [{ label: "C", path: null }] },
    ]);
  });
});
