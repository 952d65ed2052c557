import type { SidebarItem } from "../../../shared/sidebar";
import { withLinkedPages } from "../../../src/components/SiteMap/linkedPages";

const link = (href: string): SidebarItem => ({ type: "link", href, label: href });
const page = (path: string): SidebarItem => ({ type: "page", path, label: path });

it("takes a link for the page that nothing else on the map stands for, once", () => {
  const inner = [link("/alone"), link("/cloud/intro"), link("https://example.com"), link("/alone#part")];
  const category: SidebarItem = { type: "category", id: "a", label: "A", items: inner };
  const areas = [
    { id: "dev", items: [category, link("/alone")] },
    { id: "cloud", items: [page("/cloud/intro")] },
  ];
  expect(withLinkedPages(areas)).toEqual([
    {
      id: "dev",
      items: [{ ...category, items: [page("/alone"), ...inner.slice(1)] }, link("/alone")],
    },
    areas[1],
  ]);
});
