import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import type { SidebarItem } from "../../../shared/sidebar";
import { SidebarTree } from "../../../src/components/Sidebar/SidebarTree";

const items: readonly SidebarItem[] = [
  { type: "page", path: "/intro", label: "Intro" },
  {
    type: "category",
    id: "api",
    label: "API",
    path: "/api",
    items: [{ type: "page", path: "/api/rest", label: "REST" }],
  },
  { type: "category", id: "more", label: "More", items: [{ type: "page", path: "/more/x", label: "X" }] },
];

function show(path: string) {
  const scroller = createRef<HTMLDivElement>();
  const tree = (current: string) => (
    <div ref={scroller}>
      <SidebarTree items={items} path={current} label="Dev Docs" scroller={scroller} />
    </div>
  );
  const { rerender } = render(tree(path));
  return { go: (next: string) => rerender(tree(next)) };
}

const current = () =>
  screen
    .getAllByRole("link", { hidden: true })
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => link.textContent);
const isOpen = (id: string) => document.getElementById(`sidebar-${id}`)?.hasAttribute("open");

describe("SidebarTree", () => {
  it("is a named navigation", () => {
    show("/intro");
    expect(screen.getByRole("navigation", { name: "Dev Docs" })).toBeTruthy();
    expect(current()).toEqual(["Intro"]);
  });

  it("follows a navigation in the same elements, and leaves categories open that were", () => {
    const { go } = show("/api/rest");
    const link = screen.getByText("REST");
    go("/more/x");
    expect(current()).toEqual(["X"]);
    expect(isOpen("more")).toBe(true);
    expect(isOpen("api")).toBe(true);
    expect(screen.getByText("REST")).toBe(link);
  });

  it("opens a category when its own page is reached", () => {
    const { go } = show("/intro");
    expect(isOpen("api")).toBe(false);
    go("/api");
    expect(isOpen("api")).toBe(true);
  });

  it("marks nothing on a page it doesn't hold", () => {
    const { go } = show("/intro");
    go("/elsewhere");
    expect(current()).toEqual([]);
  });
});
