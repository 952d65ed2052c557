import { sidebarItems } from "../../../../../plugins/docs-content/nodes/sidebarItems";

const labels: Readonly<Record<string, string>> = {
  "/guide/intro": "Introduction",
  "/guide/more": "More of it",
};
const labelOf = (path: string) => labels[path];

it("gives every entry the label of its page, else its path", () => {
  expect(sidebarItems([{ page: "/guide/intro" }, { page: "/guide/new" }], labelOf, "guide")).toEqual([
    { type: "page", path: "/guide/intro", label: "Introduction" },
    { type: "page", path: "/guide/new", label: "/guide/new" },
  ]);
});

it("calls a page Overview where the entry says so", () => {
  expect(sidebarItems([{ page: "/guide/intro", label: "Overview" }], labelOf, "guide")).toEqual([
    { type: "page", path: "/guide/intro", label: "Overview" },
  ]);
});

it("keeps links with their labels", () => {
  expect(sidebarItems([{ link: "https://a.example", label: "A" }], labelOf, "guide")).toEqual([
    { type: "link", href: "https://a.example", label: "A" },
  ]);
});

it("gives categories ids that are unique in the sidebar, and their own page", () => {
  expect(
    sidebarItems(
      [
        { page: "/guide/intro" },
        { category: "A", page: "/guide/more", items: [{ category: "B", items: [{ page: "/guide/intro" }] }] },
        { category: "A", items: [{ page: "/guide/intro" }] },
      ],
      labelOf,
      "guide",
    ),
  ).toEqual([
    { type: "page", path: "/guide/intro", label: "Introduction" },
    {
      type: "category",
      id: "guide-2",
      label: "A",
      path: "/guide/more",
      items: [
        {
          type: "category",
          id: "guide-2-1",
          label: "B",
          items: [{ type: "page", path: "/guide/intro", label: "Introduction" }],
        },
      ],
    },
    {
      type: "category",
      id: "guide-3",
      label: "A",
      items: [{ type: "page", path: "/guide/intro", label: "Introduction" }],
    },
  ]);
});

it("keeps groups as categories that are always open", () => {
  expect(sidebarItems([{ group: "Start", items: [{ page: "/guide/intro" }] }], labelOf, "guide")).toEqual([
    {
      type: "category",
      id: "guide-1",
      label: "Start",
      isGroup: true,
      items: [{ type: "page", path: "/guide/intro", label: "Introduction" }],
    },
  ]);
});

it("marks links to pages that have another sidebar, at any depth", () => {
  const entries = [
    {
      category: "A",
      items: [
        { link: "/other", label: "O" },
        { link: "/same", label: "S" },
      ],
    },
  ];
  expect(sidebarItems(entries, labelOf, "guide", (path) => path === "/other")).toMatchObject([
    {
      items: [
        { type: "link", href: "/other", label: "O", changesSidebar: true },
        { type: "link", href: "/same", label: "S" },
      ],
    },
  ]);
});
