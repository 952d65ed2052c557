/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Sample } from "../../../src/components/Sample/Sample";
import type { SampleResponseData } from "../../../src/components/Sample/SampleResponse";

const code = (text: string) => ({
  html: `<span class="line">${text}</span>`,
  lang: "http",
  lines: 1,
  columns: text.length,
});
const http = { value: "http", label: "HTTP", ...code("GET /api/recipes") };
const curl = { value: "curl", label: "cURL", ...code("curl 'http://x/api/recipes'") };
const response: SampleResponseData = {
  label: "200 OK",
  isError: false,
  type: "application/json",
  headers: [],
  ...code("{}"),
};

function copied(): jest.Mock {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return writeText;
}

async function copy(index: number): Promise<void> {
  const button = screen.getAllByRole("button", { name: "Copy code" })[index];
  await act(async () => fireEvent.click(button ?? document.body));
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/page");
});

it("shows the request in tabs, the response and the mark, all of it in the page", () => {
  const { container } = render(
    <Sample
      id="sample-1"
      title="All recipes"
      forms={[http, curl]}
      response={response}
      verifiedWith="5.54.0"
    />,
  );
  expect(container.querySelector("figcaption")?.textContent).toBe("All recipes");
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["HTTP", "cURL"]);
  expect(container.querySelectorAll("tab-panel pre")).toHaveLength(2);
  expect(container.textContent).toContain("200 OK");
  const mark = screen.getByRole("link", { name: "Verified with Strapi 5.54.0" });
  expect(mark.getAttribute("href")).toBe("/status");
});

it("shows the version that the request needs with the title, or in place of one", () => {
  const mark = "<em>since 5.47: publicationFilter</em>";
  render(<Sample id="sample-1" title="All recipes" titleHtml={`All recipes ${mark}`} forms={[http]} />);
  const own = render(
    <Sample id="sample-2" title="since 5.47: publicationFilter" titleHtml={mark} forms={[http]} />,
  );
  expect(screen.getAllByText("since 5.47: publicationFilter").map(({ tagName }) => tagName)).toEqual([
    "EM",
    "EM",
  ]);
  expect(own.container.querySelector("figcaption")?.innerHTML).toBe(mark);
});

it("links an error to its explanation", () => {
  const error = {
    ...response,
    label: "400 Bad Request",
    isError: true,
    explained: "/errors/rest#utils-invalid-key",
  };
  render(<Sample id="sample-1" forms={[http]} response={error} />);
  expect(screen.getByRole("link", { name: "Explanation" }).getAttribute("href")).toBe(error.explained);
});

it("copies the form that is open, and the response by its own button", async () => {
  const writeText = copied();
  render(<Sample id="sample-1" forms={[http, curl]} response={response} />);
  await copy(0);
  fireEvent.click(screen.getByRole("tab", { name: "cURL" }));
  await copy(0);
  await copy(1);
  expect(writeText.mock.calls.flat()).toEqual(["GET /api/recipes", "curl 'http://x/api/recipes'", "{}"]);
});

it("switches with the other samples of its group", () => {
  render(
    <>
      <Sample id="sample-1" groupId="request" forms={[http, curl]} />
      <Sample id="sample-2" groupId="request" forms={[http, curl]} />
    </>,
  );
  fireEvent.click(screen.getAllByRole("tab", { name: "cURL" })[1] ?? document.body);
  expect(screen.getAllByRole("tab", { selected: true }).map((tab) => tab.textContent)).toEqual([
    "cURL",
    "cURL",
  ]);
});

it("has no tabs for a single form, and copies it", async () => {
  const writeText = copied();
  const { container } = render(<Sample id="sample-1" forms={[{ ...http, label: "Document Service" }]} />);
  expect(screen.queryAllByRole("tab")).toEqual([]);
  expect(container.textContent).toContain("Document Service");
  await copy(0);
  expect(writeText).toHaveBeenCalledWith("GET /api/recipes");
});

it("wraps all forms at once", () => {
  const { container } = render(<Sample id="sample-1" wrap forms={[http, curl]} />);
  const wrapped = () => container.querySelectorAll('pre[data-states~="wrapped"]').length;
  expect(wrapped()).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Wrap long lines" }));
  expect(wrapped()).toBe(0);
});

it("says what a response lacks, and what of it is left out", () => {
  const empty: SampleResponseData = { label: "204 No Content", isError: false, headers: ["location: /x"] };
  const { container, rerender } = render(<Sample id="sample-1" forms={[http]} response={empty} />);
  expect(container.textContent).toContain("No body");
  expect(container.textContent).toContain("location: /x");
  rerender(
    <Sample
      id="sample-1"
      forms={[http]}
      response={{ ...response, type: "text/plain", note: "The first 2 of 9" }}
    />,
  );
  expect(container.textContent).toContain("text/plain");
  expect(container.textContent).toContain("The first 2 of 9");
});

it("folds a response sooner than a request", () => {
  const long = { lines: 22 };
  const { rerender } = render(
    <Sample id="sample-1" forms={[{ ...http, ...long }]} response={{ ...response, ...long }} />,
  );
  const fold = screen.getByRole("button", { name: "Show all 22 lines" });
  expect(fold.getAttribute("aria-controls")).toBe("sample-1-response-lines");
  rerender(<Sample key="short" id="sample-1" forms={[http]} response={{ ...response, lines: 21 }} />);
  expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
});

it("says how many entries a folded list has", () => {
  render(<Sample id="sample-1" forms={[http]} response={{ ...response, lines: 40, entries: 3 }} />);
  expect(screen.getByRole("button", { name: "Show all 3 entries (40 lines)" })).toBeDefined();
});

it("folds a long response, and marks a failed one", () => {
  const long = { ...response, isError: true, lines: 40 };
  const { container } = render(<Sample id="sample-1" forms={[http]} response={long} />);
  expect(container.querySelector("strong")?.dataset.isError).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Show all 40 lines" }));
  expect(screen.getByRole("button", { name: "Show fewer lines" })).toBeDefined();
});

describe("in a browser that can run it", () => {
  const request = { id: "sample-1", forms: [http], response, run: true };
  const files = { path: "/sandbox/files/x", bytes: 1 };

  afterEach(() => {
    Reflect.set(globalThis, "__SANDBOX__", null);
  });

  it("has Run and Edit, and none in a build without the sandbox or for other samples", () => {
    const { rerender } = render(<Sample {...request} />);
    expect(screen.queryByRole("button", { name: "Run" })).toBeNull();
    Reflect.set(globalThis, "__SANDBOX__", { engine: files, sqlite: files, data: files });
    rerender(<Sample {...request} />);
    expect(screen.getByRole("button", { name: "Run" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Edit" })).toBeTruthy();
    rerender(<Sample {...request} run={false} />);
    expect(screen.queryByRole("button", { name: "Run" })).toBeNull();
  });

  it("keeps the recorded response and says why when it can't run", async () => {
    Reflect.set(globalThis, "__SANDBOX__", { engine: files, sqlite: files, data: files });
    Reflect.set(globalThis, "fetch", jest.fn().mockRejectedValue(new TypeError("failed")));
    render(<Sample {...request} />);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Run" })));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The sample could not be loaded. Check your connection, then try again.",
    );
    expect(screen.getByText("200 OK")).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Back to recorded" })));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
