import { areaOrder } from "../../../../../plugins/docs-content/tags/areaOrder";
import type { SidebarItem } from "../../../../../shared/sidebar";

const page = (path: string): SidebarItem => ({ type: "page", path, label: path });

it("gives pages in the order of the sidebar, a category's own page inside of it", () => {
  const email = { type: "category", id: "2", label: "Providers", items: [page("/a/email")] } as const;
  expect(
    areaOrder([
      page("/a/intro"),
      { type: "link", href: "/b", label: "Elsewhere" },
      { type: "category", id: "1", label: "Plugins", path: "/a/plugins", items: [page("/a/upload"), email] },
    ]),
  ).toEqual([
    { path: "/a/intro", trail: [] },
    { path: "/a/plugins", trail: ["Plugins"] },
    { path: "/a/upload", trail: ["Plugins"] },
    { path: "/a/email", trail: ["Plugins", "Providers"] },
  ]);
});
