import { pathsInOrder, type SidebarItem } from "../../../shared/sidebar";
import { matchingItems } from "../../../src/components/SiteMap/matchingItems";

const page = (label: string): SidebarItem => ({ type: "page", path: `/${label}`, label });
const category = (label: string, items: SidebarItem[], path?: string): SidebarItem => ({
  type: "category",
  id: label,
  label,
  items,
  ...(path ? { path } : {}),
});
const items = [
  page("Introduction"),
  category("REST API", [page("Filters"), page("Sort"), category("Guides", [page("Deep filters")])], "/rest"),
  category("Empty", []),
  { type: "link", href: "/other", label: "Filters elsewhere" } as const,
];

const labels = (found: readonly SidebarItem[]): unknown[] =>
  found.map((item) => (item.type === "category" ? [item.label, ...labels(item.items)] : item.label));
const found = (query: string) => labels(matchingItems(items, query, "Dev Docs"));

it("is everything without a query", () => {
  expect(matchingItems(items, "  ", "Dev Docs")).toEqual(items);
});

it("keeps the categories around what it finds, and no links or empty categories", () => {
  expect(found("FILTER")).toEqual([["REST API", "Filters", ["Guides", "Deep filters"]]]);
  expect(pathsInOrder(matchingItems(items, "filter", "Dev Docs"))).toEqual(["/Filters", "/Deep filters"]);
  expect(found("empty")).toEqual([]);
});

it("finds words in the labels around a page, in any order", () => {
  expect(found("sort rest")).toEqual([["REST API", "Sort"]]);
  expect(found("docs intro")).toEqual(["Introduction"]);
  expect(found("cloud intro")).toEqual([]);
});

it("finds a category's own page by itself", () => {
  const alone = [category("GraphQL API", [], "/graphql")];
  expect(labels(matchingItems(alone, "graphql", ""))).toEqual([["GraphQL API"]]);
});
