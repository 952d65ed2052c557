import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { everything } from "../../../../src/search/facetFilters";
import { SeeAll } from "../../../../src/search/modal/SeeAll";

type State = ComponentProps<typeof SeeAll>["state"];

const stateOf = (query: string, collections: unknown[], nbHits = 21) =>
  ({ query, collections, context: { nbHits } }) as unknown as State;

const footer = (state: State, narrowing = everything) => (
  <SeeAll state={state} searchPagePath="/search" narrowing={narrowing} onClose={() => {}} />
);

it("leads to all results of what was typed", () => {
  render(footer(stateOf("a & b", [])));
  const link = screen.getByRole("link", { name: "See all 21 results" });
  expect(link.getAttribute("href")).toBe("/search?q=a%20%26%20b");
});

it("keeps the selected area and kind", () => {
  const { rerender } = render(footer(stateOf("a", []), { area: "user-docs", kind: null }));
  expect(screen.getByRole("link").getAttribute("href")).toBe("/search?q=a&area=user-docs");
  rerender(footer(stateOf("a", []), { area: "user-docs", kind: "recipe" }));
  expect(screen.getByRole("link").getAttribute("href")).toBe("/search?q=a&area=user-docs&kind=recipe");
});

it("counts a single result as one", () => {
  render(footer(stateOf("a", [], 1)));
  expect(screen.getByRole("link").textContent).toBe("See the result");
});

it("empties a list of hits when another one has replaced it, and no other", () => {
  const [first, second] = [["first"], ["second"]];
  const { rerender } = render(footer(stateOf("f", first)));
  rerender(footer(stateOf("fi", first)));
  expect(first).toEqual(["first"]);
  rerender(footer(stateOf("fir", second)));
  expect(first).toEqual([]);
  expect(second).toEqual(["second"]);
});
