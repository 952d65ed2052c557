import { render, screen } from "@testing-library/react";
import { Row } from "../../../../src/search/modal/Row";

const evil = "<img src=x onerror=alert(1)>";
const areas = [{ id: "dev-docs", label: "Dev Docs" }];
const names = { lvl0: "Guide", lvl1: evil, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const marks = (value: string) => ({ value, matchLevel: "full" as const });

const show = (hit: Parameters<typeof Row>[0]["hit"]) =>
  render(
    <Row hit={hit} areas={areas}>
      <div>
        <i>sign</i>
        {false}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it stands for DocSearch's own text, which must not be shown. */}
        <b dangerouslySetInnerHTML={{ __html: evil }} />
        <button type="button">Remove</button>
      </div>
    </Row>,
  ).container;

it("shows text as text, with DocSearch's sign and buttons around it and nothing of its HTML", () => {
  const row = show({ url: "/dev-docs/page", hierarchy: names });
  expect(row.querySelector("img")).toBeNull();
  expect(screen.getByText(evil)).toBeTruthy();
  expect(screen.getByText("sign")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove" })).toBeTruthy();
});

it("names a remembered section by its page, with the section and the area", () => {
  const row = show({
    url: "/dev-docs/page#a",
    hierarchy: { ...names, lvl1: "Page", lvl2: "One", lvl3: "Two" },
  });
  expect(row.querySelector(".DocSearch-Hit-title")?.textContent).toBe("Page");
  expect(row.querySelector(".DocSearch-Hit-path")?.textContent).toBe("Dev Docs › One › Two");
});

it("shows a found page with its area, its mark, and what it says, and a section by its heading", () => {
  const found = { _snippetResult: { content: marks("Says <mark>this</mark>.") }, advanced: true };
  const page = show({ url: "/dev-docs/page", hierarchy: { ...names, lvl1: "Page" }, ...found });
  expect(page.textContent).toBe("signPageAdvancedDev DocsSays this.Remove");
  const section = show({
    url: "/dev-docs/page#a",
    hierarchy: { ...names, lvl1: "Page", lvl2: "One" },
    ...found,
  });
  expect(section.textContent).toBe("signOneSays this.Remove");
  expect(section.querySelector("mark")?.textContent).toBe("this");
});
