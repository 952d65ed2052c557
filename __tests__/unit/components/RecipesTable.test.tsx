import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { RecipeFilters } from "../../../src/components/RecipesTable/RecipeFilters";
import { RecipesTable } from "../../../src/components/RecipesTable/RecipesTable";

const rows = [
  { roles: ["back-end"], area: "users" },
  { roles: ["back-end", "operations"], area: "content" },
];
const table = (
  <table>
    <tbody>
      <tr>
        <td>One</td>
      </tr>
      <tr>
        <td>Two</td>
      </tr>
    </tbody>
  </table>
);

function renderFilters() {
  const place = createRef<HTMLDivElement>();
  // Two renders, as on the page: the table is there before its filters load.
  const view = (isLoaded: boolean) => (
    <div ref={place}>
      {isLoaded && <RecipeFilters rows={rows} place={place} />}
      {table}
    </div>
  );
  const { rerender } = render(view(false));
  rerender(view(true));
}

const shown = () =>
  screen
    .getAllByRole("row")
    .map(({ textContent }) => textContent)
    .join(" ");

beforeEach(() => {
  window.history.replaceState(null, "", "/recipes");
  // jsdom doesn't know <search> yet, and React says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it("is complete where no script runs", () => {
  const html = renderToString(<RecipesTable rows={rows}>{table}</RecipesTable>);
  expect(html).toContain("One");
  expect(html).toContain("Two");
  expect(html).not.toContain("hidden");
});

it("hides rows that don't match, and says how many are left", () => {
  renderFilters();
  expect(shown()).toBe("One Two");
  expect(screen.getByRole("status").textContent).toBe("2 recipes");
  fireEvent.change(screen.getByLabelText("Your role"), { target: { value: "operations" } });
  expect(shown()).toBe("Two");
  expect(screen.getByRole("status").textContent).toBe("1 of 2 recipes");
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(shown()).toBe("One Two");
});

it("offers only areas that a recipe has", () => {
  renderFilters();
  const options = [...screen.getByLabelText("Area").querySelectorAll("option")];
  expect(options.map(({ value }) => value)).toEqual(["", "users", "content"]);
});

it("begins with what the URL says, and keeps it there", () => {
  jest.useFakeTimers();
  window.history.replaceState({ key: "router" }, "", "/recipes?area=content");
  renderFilters();
  expect(shown()).toBe("Two");
  fireEvent.change(screen.getByLabelText("Your role"), { target: { value: "back-end" } });
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe("?area=content&role=back-end");
  expect(window.history.state).toEqual({ key: "router" });
  jest.useRealTimers();
});
