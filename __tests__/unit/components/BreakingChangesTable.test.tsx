import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { BreakingChangesTable } from "../../../src/components/BreakingChangesTable/BreakingChangesTable";
import { ChangeFilters } from "../../../src/components/BreakingChangesTable/ChangeFilters";

const rows = [
  { affects: ["database"], hasCodemod: false, severity: "silent", words: "one" },
  { affects: ["admin"], hasCodemod: true, severity: "stops", words: "two" },
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
      {isLoaded && <ChangeFilters rows={rows} place={place} />}
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
  window.history.replaceState(null, "", "/changes");
  // jsdom doesn't know <search> yet, and React says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it("is complete where no script runs", () => {
  const html = renderToString(<BreakingChangesTable rows={rows}>{table}</BreakingChangesTable>);
  expect(html).toContain("One");
  expect(html).toContain("Two");
  expect(html).not.toContain("hidden");
});

it("hides rows that don't match, and says how many are left", () => {
  renderFilters();
  expect(shown()).toBe("One Two");
  expect(screen.getByRole("status").textContent).toBe("2 changes");
  fireEvent.change(screen.getByLabelText("Concerns"), { target: { value: "admin" } });
  expect(shown()).toBe("Two");
  expect(screen.getByRole("status").textContent).toBe("1 of 2 changes");
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(shown()).toBe("One Two");
});

it("begins with what the URL says, and keeps it there", () => {
  jest.useFakeTimers();
  window.history.replaceState({ key: "router" }, "", "/changes?codemod=yes");
  renderFilters();
  expect(shown()).toBe("Two");
  fireEvent.change(screen.getByLabelText("Find"), { target: { value: "tw" } });
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe("?codemod=yes&q=tw");
  expect(window.history.state).toEqual({ key: "router" });
  jest.useRealTimers();
});
