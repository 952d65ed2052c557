import { listedItems, pathsInOrder, type SidebarItem, unlistedEntryOf } from "../../../shared/sidebar";

const items: readonly SidebarItem[] = [
  { type: "page", path: "/a", label: "A" },
  { type: "page", path: "/x", label: "X", unlisted: true },
  {
    type: "category",
    id: "more",
    label: "More",
    items: [
      { type: "page", path: "/b", label: "B" },
      {
        type: "category",
        id: "old",
        label: "Old",
        path: "/old",
        unlisted: true,
        items: [{ type: "page", path: "/old/y", label: "Y" }],
      },
    ],
  },
];

it("listedItems leaves out unlisted entries and all below them", () => {
  expect(pathsInOrder(listedItems(items))).toEqual(["/a", "/b"]);
});

it("unlistedEntryOf tells the pages of each unlisted entry from all others", () => {
  expect(["/a", "/b", "/none", "/x", "/old", "/old/y"].map((path) => unlistedEntryOf(items, path))).toEqual([
    -1, -1, -1, 0, 1, 1,
  ]);
});
