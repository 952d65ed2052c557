import { fireEvent, render, screen } from "@testing-library/react";
import { ErrorFallback } from "../../../src/components/ErrorFallback/ErrorFallback";

let isBroken = true;
function Page() {
  if (isBroken) throw new Error("No such recipe");
  return <p>The page</p>;
}

describe("ErrorFallback", () => {
  beforeEach(() => {
    isBroken = true;
    // React reports every caught error there.
    jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it("says that the page crashed, and why", () => {
    render(
      <ErrorFallback>
        <Page />
      </ErrorFallback>,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page crashed.");
    expect(screen.getByRole("alert").textContent).toContain("No such recipe");
  });

  it("shows the page when trying again helps", () => {
    render(
      <ErrorFallback>
        <Page />
      </ErrorFallback>,
    );
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("The page")).toBeTruthy();
  });

  it("stays when it doesn't", () => {
    render(
      <ErrorFallback>
        <Page />
      </ErrorFallback>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("This page crashed.")).toBeTruthy();
  });

  it("leads to the start, past the router, where nothing else of the layout is left", () => {
    render(
      <ErrorFallback home="/docs/">
        <Page />
      </ErrorFallback>,
    );
    const link = screen.getByRole("link", { name: "Go to the start page" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/docs/", "_top"]);
  });
});
