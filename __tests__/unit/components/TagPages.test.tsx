import { fireEvent, render, screen } from "@testing-library/react";
import { TagPages } from "../../../src/components/TagPages/TagPages";

const page = (number: number) => ({
  path: `/guide/${number}`,
  title: `Page ${number}`,
  description: number % 2 === 0 ? "About an even number." : "About an odd number.",
});
const pages = (count: number, from = 1) => Array.from({ length: count }, (_, index) => page(index + from));
const headings = (level: number) =>
  screen.queryAllByRole("heading", { level }).map(({ textContent }) => textContent);

beforeEach(() => {
  window.history.replaceState(null, "", "/tags/basics");
  // jsdom doesn't know <search> yet, and React says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it("lists few pages by area, without a field", () => {
  const areas = [
    { id: "a", label: "User Guide", count: 1, groups: [{ trail: [], docs: pages(1) }] },
    { id: "b", label: "Dev Docs", count: 2, groups: [{ trail: [], docs: pages(2, 2) }] },
  ];
  render(<TagPages areas={areas} />);
  expect(headings(2)).toEqual(["User Guide 1", "Dev Docs 2"]);
  expect(headings(3)).toEqual([]);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

it("narrows many pages by their titles and descriptions, and leaves out what is empty then", () => {
  const groups = [
    { trail: [], docs: [page(1)] },
    { trail: ["API"], docs: pages(6, 2) },
    { trail: ["API", "REST API"], docs: pages(6, 8) },
  ];
  render(<TagPages areas={[{ id: "b", label: "Dev Docs", count: 13, groups }]} />);
  expect(headings(3)).toEqual(["API", "API › REST API"]);
  const field = screen.getByRole("searchbox", { name: "Filter pages" });
  fireEvent.change(field, { target: { value: "even page" } });
  expect(screen.getByRole("status").textContent).toBe("6 of 13 pages");
  fireEvent.change(field, { target: { value: "page 9" } });
  expect(headings(2)).toEqual(["Dev Docs 1"]);
  expect(headings(3)).toEqual(["API › REST API"]);
  fireEvent.change(field, { target: { value: "cookies" } });
  expect(screen.getByRole("status").textContent).toBe("No page matches “cookies”");
});
