import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { SeeAll } from "../../../../src/search/modal/SeeAll";

type State = ComponentProps<typeof SeeAll>["state"];

const stateOf = (query: string, collections: unknown[], nbHits = 21) =>
  ({ query, collections, context: { nbHits } }) as unknown as State;

const footer = (state: State, area: string | null = null) => (
  <SeeAll state={state} searchPagePath="/search" area={area} onClose={() => {}} />
);

it("leads to all results of what was typed", () => {
  render(footer(stateOf("a & b", [])));
  const link = screen.getByRole("link", { name: "See all 21 results" });
  expect(link.getAttribute("href")).toBe("/search?q=a%20%26%20b");
});

it("keeps the selected area", () => {
  render(footer(stateOf("a", []), "user-docs"));
  expect(screen.getByRole("link").getAttribute("href")).toBe("/search?q=a&area=user-docs");
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
