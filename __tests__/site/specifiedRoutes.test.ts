import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";

/** Every route that the site promises, with the sidebar its readers see. */
const promised = readFileSync(join(__dirname, "specifiedRoutes.tsv"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [route = "", shown = ""] = line.split("\t");
    return { route, shown };
  });

const pages = new Map(builtPages(siteDir).map((page) => [page.route, page]));

/** What is at a route: the sidebar of a page, `-` for a page without one, or where a redirect leads. */
function shownAt(route: string): string {
  const page = pages.get(route);
  if (!page) return "nothing";
  if (page.template === "") return `-> ${/content="0; url=([^"]+)"/.exec(page.html)?.[1]}`;
  return sidebarOf(route) ?? "-";
}

function sidebarOf(route: string): string | undefined {
  const file = join(siteDir, "page-data", route === "/" ? "index" : route, "page-data.json");
  return JSON.parse(readFileSync(file, "utf8")).result.data?.doc?.sidebar?.name;
}

describe("the routes that the site promises", () => {
  it("are more than three hundred", () => expect(promised.length).toBeGreaterThan(300));

  it("all lead to a page, beside its sidebar", () => {
    expect(promised.map(({ route }) => ({ route, shown: shownAt(route) }))).toEqual(promised);
  });
});

describe("an unlisted page", () => {
  const html = pages.get("/dev-docs/api/query-engine/filtering")?.html ?? "";

  it("shows its place, its parent, and its siblings", () => {
    expect(html).toContain('href="/dev-docs/api/query-engine/filtering" aria-current="page"');
    expect(html).toContain('href="/dev-docs/api/query-engine">');
    expect(html).toContain('href="/dev-docs/api/query-engine/populating">');
  });

  it("is in no sidebar of a listed page", () => {
    const listed = pages.get("/dev-docs/api/document-service")?.html ?? "";
    expect(listed).toContain('href="/dev-docs/api/document-service/filters">');
    expect(listed.match(/<nav[^>]*aria-label="Dev Docs".*?<\/nav>/s)?.[0]).not.toContain("query-engine");
  });
});
