import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markdownPath } from "../../shared/paths";
import { sinceIn } from "../../shared/sinceMark";
import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

const textOf = ({ textContent }: Element): string => textContent ?? "";

/** The marks of code on each page. Markdown has no JavaScript that was derived from TypeScript. */
const marked = builtPages(siteDir)
  .filter(({ html }) => html.includes("<em>since 5."))
  .map(({ route, html }) => {
    const found = [...htmlDocument(html).querySelectorAll("main figcaption em")];
    const written = found.filter((mark) => !mark.closest('[data-tab="js"]'));
    return { route, marks: found.map(textOf), written: written.map(textOf) };
  })
  .filter(({ marks }) => marks.length > 0);
const marksOn = (route: string) => marked.find((page) => page.route === route)?.marks ?? [];

it("code that needs a newer version says so, next to its title or in place of one", () => {
  expect(marked.length).toBeGreaterThan(60);
  expect(marksOn("/dev-docs/recipes/mcp-server")).toContain("since 5.47: registerTool");
  expect(marksOn("/dev-docs/configurations/api")).toContain("since 5.52: documents.strictRelations");
  expect(marksOn("/dev-docs/cli")).toContain("since 5.20: openapi generate");
  expect(marksOn("/dev-docs/api/document-service/status")).toContain("since 5.47: publicationFilter");
});

it("in words that become others for a reader with an older version", () => {
  const others = marked.flatMap(({ marks }) => marks).filter((mark) => sinceIn(mark) === undefined);
  expect(others).toEqual([]);
});

it("and so does its Markdown", () => {
  for (const { route, written } of marked) {
    const markdown = readFileSync(join(siteDir, markdownPath(route)), "utf8");
    expect({ route, without: written.filter((mark) => !markdown.includes(`*${mark}*`)) }).toEqual({
      route,
      without: [],
    });
  }
});
