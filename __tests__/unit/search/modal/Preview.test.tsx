import { act, render, screen } from "@testing-library/react";
import type { SearchClient } from "../../../../src/search/client";
import { SidePreview } from "../../../../src/search/modal/Preview";
import type { FoundHit } from "../../../../src/search/pageHits";
import { searchSession } from "../../../../src/search/searchSession";

jest.mock("../../../../src/search/searchSession", () => ({ searchSession: jest.fn() }));

const session = jest.mocked(searchSession);
const levels = { lvl0: "REST", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const page: FoundHit = {
  objectID: "1",
  url: "/dev-docs/api/rest",
  type: "lvl1",
  kind: "reference",
  hierarchy: { ...levels, lvl1: "REST API" },
};
const section: FoundHit = {
  ...page,
  objectID: "2",
  url: "/dev-docs/api/rest#errors",
  type: "content",
  hierarchy: { ...levels, lvl1: "REST API", lvl2: "Errors" },
  content: "A body has an error.",
  _highlightResult: { content: { value: "A body has an <mark>error</mark>.", matchLevel: "full" } },
};
const scope = {
  settings: { replaceSearchResultPathname: null } as unknown as Queries.SearchSettingsFragment,
  areas: [{ id: "dev-docs", label: "Dev Docs" }],
};

function listOf(...hrefs: string[]): Element {
  const list = document.createElement("ul");
  list.innerHTML = hrefs
    .map((href, at) => `<li role="option" aria-selected="${at === 0}"><a href="${href}">hit</a></li>`)
    .join("");
  return list;
}

async function show(client: Partial<SearchClient>, list: Element) {
  session.mockResolvedValue({ search: async () => ({ results: [] }), ...client });
  const rows = [page, section];
  await act(async () => {
    render(<SidePreview side={document.body} {...{ list, rows, scope }} query="error" />);
  });
}

it("shows the kind, the area, the headings, and the text of the selected row's section, for the eye only", async () => {
  const asked = jest.fn(async () => [
    { kind: "text" as const, value: "All <mark>errors</mark>." },
    { kind: "code" as const, value: "{ <b> }" },
    { kind: "text" as const, value: "name · What it is." },
  ]);
  await show({ section: asked }, listOf(section.url, page.url));
  expect(asked).toHaveBeenCalledWith(section.url, "error");
  const preview = document.querySelector("[aria-hidden=true]");
  expect(preview?.textContent).toBe("ReferenceDev DocsREST APIErrorsAll errors.{ <b> }nameWhat it is.");
  expect(preview?.querySelector("mark")?.textContent).toBe("errors");
  expect(preview?.querySelector("pre")?.textContent).toBe("{ <b> }");
  expect(preview?.querySelectorAll("a, button, input")).toHaveLength(0);
});

it("follows the selection", async () => {
  const list = listOf(page.url, section.url);
  await show({ section: async (url) => [{ kind: "text", value: `Text of ${url}` }] }, list);
  expect(screen.getByText(`Text of ${page.url}`)).toBeTruthy();
  await act(async () => {
    const [first, second] = list.querySelectorAll("li");
    first?.setAttribute("aria-selected", "false");
    second?.setAttribute("aria-selected", "true");
  });
  expect(screen.getByText(`Text of ${section.url}`)).toBeTruthy();
  expect(screen.queryByText(`Text of ${page.url}`)).toBeNull();
});

it.each([
  ["has no text of sections", {}],
  ["knows nothing of it", { section: async () => [] }],
  ["fails", { section: () => Promise.reject(new Error("gone")) }],
])("shows what the hit itself has if the provider %s", async (_name, client) => {
  await show(client, listOf(section.url));
  const shown = document.querySelector("[aria-hidden=true]");
  expect(shown?.textContent).toBe("ReferenceDev DocsREST APIErrorsA body has an error.");
  expect(shown?.querySelector("mark")?.textContent).toBe("error");
});
