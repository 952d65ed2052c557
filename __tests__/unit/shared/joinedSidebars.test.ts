import { joinedSidebars } from "../../../shared/joinedSidebars";
import { pathsInOrder, type SidebarItem } from "../../../shared/sidebar";

const page = (path: string): SidebarItem => ({ type: "page", path, label: path });
const link = (href: string): SidebarItem => ({ type: "link", href, label: `To ${href}` });
const category = (id: string, ...items: SidebarItem[]) => ({
  type: "category" as const,
  id,
  label: id,
  items,
});

const main = { name: "main", items: [page("/a"), category("apis", link("/rest"), page("/b")), page("/c")] };
const rest = { name: "rest", items: [page("/rest"), page("/rest/filters")] };

it("puts a part where the main sidebar leads to its first page, whichever comes first", () => {
  for (const sidebars of [
    [main, rest],
    [rest, main],
  ])
    expect(joinedSidebars("main", sidebars)).toEqual([
      page("/a"),
      category(
        "apis",
        {
          type: "category",
          id: "rest",
          label: "To /rest",
          path: "/rest",
          items: [page("/rest/filters")],
        },
        page("/b"),
      ),
      page("/c"),
    ]);
});

it("begins with a part's first category when it has the same name, and keeps it when it has another", () => {
  const steps = (label: string): SidebarItem => ({ ...category(label, page("/up/1")), path: "/up" });
  const joined = (label: string) =>
    joinedSidebars("main", [
      { name: "main", items: [link("/up")] },
      { name: "upgrade", items: [steps(label), page("/changes")] },
    ]);
  const head = { type: "category", id: "upgrade", label: "To /up" };
  expect(joined("To /up")).toEqual([{ ...head, path: "/up", items: [page("/up/1"), page("/changes")] }]);
  expect(joined("Steps")).toEqual([{ ...head, items: [steps("Steps"), page("/changes")] }]);
});

it("finds parts of parts, and puts each in one place only", () => {
  const inner = { name: "inner", items: [page("/inner")] };
  const outer = { name: "outer", items: [page("/outer"), link("/inner"), link("/inner")] };
  const joined = joinedSidebars("main", [inner, outer, { name: "main", items: [link("/outer")] }]);
  expect(pathsInOrder(joined)).toEqual(["/outer", "/inner"]);
});

it("leaves links to elsewhere, and adds parts that nothing leads to by name", () => {
  const outside = link("https://example.com");
  const joined = joinedSidebars("main", [
    { name: "z", items: [page("/z")] },
    { name: "b", items: [page("/b")] },
    { name: "main", items: [outside] },
  ]);
  expect(joined).toEqual([outside, page("/b"), page("/z")]);
});

it("does without a main sidebar, and with two that lead to each other", () => {
  expect(pathsInOrder(joinedSidebars("none", [rest]))).toEqual(["/rest", "/rest/filters"]);
  const one = { name: "one", items: [page("/1"), link("/2")] };
  const two = { name: "two", items: [page("/2"), link("/1")] };
  expect(pathsInOrder(joinedSidebars("one", [one, two]))).toEqual(["/1", "/2"]);
});
