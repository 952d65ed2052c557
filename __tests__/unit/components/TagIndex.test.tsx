import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { TagIndex } from "../../../src/components/TagIndex/TagIndex";

const tag = (name: string, path: string, aliases: string[] = []) => ({ name, path, aliases, docCount: 2 });
const tags = [
  tag("Admin panel", "/tags/admin-panel"),
  tag("Draft & Publish", "/tags/draft-publish", ["drafts", "publication"]),
  tag("GraphQL", "/tags/graph-ql"),
];

const names = () =>
  screen.getAllByRole("listitem").flatMap((item) => item.querySelector("a[href^='/tags']") ?? []);
const shown = () => names().map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Filter tags" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  window.history.replaceState({ key: "router" }, "", "/tags");
  // jsdom doesn't know <search> yet, and React says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it("shows all tags where no script runs", () => {
  const html = renderToString(<TagIndex tags={tags} />);
  for (const { path } of tags) expect(html).toContain(`href="${path}"`);
});

it("narrows with every key, and says how many tags are left", () => {
  render(<TagIndex tags={tags} />);
  expect(screen.getByRole("status").textContent).toBe("3 tags");
  type("GRA");
  expect(shown()).toEqual(["GraphQL"]);
  expect(screen.getByRole("status").textContent).toBe("1 of 3 tags");
  expect(screen.queryByRole("link", { name: "A" })).toBeNull();
  expect(screen.getByRole("link", { name: "G" }).getAttribute("href")).toBe("#letter-g");
});

it("finds a tag by an alias, and shows which", () => {
  render(<TagIndex tags={tags} />);
  type("draft");
  expect(screen.queryByText("drafts")).toBeNull();
  type("publica");
  expect(shown()).toEqual(["Draft & Publish"]);
  expect(screen.getByText("publication")).toBeTruthy();
});

it("says that no tag matches, and leads on", () => {
  render(<TagIndex tags={tags} />);
  type("cookies ");
  expect(screen.getByRole("status").textContent).toBe("No tag matches “cookies”");
  const search = screen.getByRole("link", { name: "Search the documentation for “cookies”" });
  expect(search.getAttribute("href")).toBe("/search?q=cookies");
  expect(screen.queryByRole("navigation")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show all tags" }));
  expect(shown()).toHaveLength(3);
});

it("begins with what the URL says, and keeps it there", () => {
  jest.useFakeTimers();
  window.history.replaceState({ key: "router" }, "", "/tags?q=graph");
  render(<TagIndex tags={tags} />);
  expect(shown()).toEqual(["GraphQL"]);
  type("panel");
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe("?q=panel");
  expect(window.history.state).toEqual({ key: "router" });
  jest.useRealTimers();
});

it("narrows by what was typed before the page came alive", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<TagIndex tags={tags} />);
  field().value = "graph";
  const root = await act(async () => hydrateRoot(container, <TagIndex tags={tags} />));
  expect(shown()).toEqual(["GraphQL"]);
  act(() => root.unmount());
  container.remove();
});
