import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { SidebarItem } from "../../../shared/sidebar";
import { SiteMap } from "../../../src/components/SiteMap/SiteMap";

const page = (label: string): SidebarItem => ({ type: "page", path: `/${label}`, label });
const area = (id: string, label: string, items: SidebarItem[]) => ({
  id,
  label,
  start: `/${id}/intro`,
  description: "What it is for.",
  items,
});
const areas = [
  area("user-docs", "User Guide", [page("Entries"), page("Media")]),
  area("dev-docs", "Dev Docs", [
    { type: "category", id: "rest", label: "REST API", path: "/rest", items: [page("Filters")] },
  ]),
];

const headings = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const links = () => screen.getAllByRole("listitem").flatMap((item) => item.firstElementChild?.textContent);
const type = async (value: string) =>
  fireEvent.change(await screen.findByRole("searchbox", { name: "Filter pages" }), { target: { value } });

beforeEach(() => {
  window.history.replaceState(null, "", "/home/Home");
  // jsdom doesn't know <search> yet, and React says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it("has all pages where no script runs", () => {
  const html = renderToString(<SiteMap areas={areas} />);
  for (const path of ["/Entries", "/Media", "/rest", "/Filters"]) expect(html).toContain(`href="${path}"`);
});

it("counts pages by area and in all", async () => {
  render(<SiteMap areas={areas} />);
  expect(headings()).toEqual(["User Guide 2", "Dev Docs 2"]);
  expect((await screen.findByRole("status")).textContent).toBe("4 pages");
});

it("narrows areas and counts with every key", async () => {
  render(<SiteMap areas={areas} />);
  await type("filt");
  expect(headings()).toEqual(["Dev Docs 1"]);
  expect(links()).toEqual(["REST API", "Filters"]);
  expect(screen.queryByRole("link", { name: "REST API" })).toBeNull();
  await type("media");
  expect(headings()).toEqual(["User Guide 1"]);
  expect(screen.getByRole("status").textContent).toBe("1 of 4 pages");
  await type("cookies");
  expect(headings()).toEqual([]);
  expect(screen.getByRole("status").textContent).toBe("No page matches “cookies”");
});
