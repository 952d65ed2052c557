import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

/** The compiler checks links in content; this also checks the layout's links, in the built pages. */
const pages = builtPages(siteDir).map(({ route, html }) => {
  const document = htmlDocument(html);
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const sets = [...attributes("[srcset]", "srcset"), ...attributes("[imagesrcset]", "imagesrcset")];
  return {
    route,
    anchors: new Set(attributes("[id]", "id")),
    links: attributes("a[href]", "href"),
    files: [
      ...attributes("[src]", "src"),
      ...attributes("link[href]", "href"),
      ...sets.flatMap((set) => set.split(",")).map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    ],
  };
});
const anchors = new Map(pages.map((page) => [page.route, page.anchors]));

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** What is wrong with a URL within the site, or nothing. */
function faultOf(href: string, route: string): string | undefined {
  const url = new URL(href, `http://site${route}`);
  const path = decodeURIComponent(url.pathname);
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (isFile(join(siteDir, path)) || path.startsWith("/___")) return undefined;
  if (!anchors.has(path)) return `${href}: there is no such page`;
  return anchor === "" || anchors.get(path)?.has(anchor) ? undefined : `${href}: there is no such anchor`;
}

function faultsOf(kind: "links" | "files"): string[] {
  return pages.flatMap(({ route, [kind]: hrefs }) =>
    hrefs
      .filter((href) => /^(\/(?!\/)|#|\?)/.test(href))
      .flatMap((href) => faultOf(href, route) ?? [])
      .map((fault) => `${route} → ${fault}`),
  );
}

it("finds links and files to check at all", () => {
  expect(pages.flatMap(({ links }) => links).length).toBeGreaterThan(pages.length);
  expect(pages.flatMap(({ files }) => files).length).toBeGreaterThan(pages.length);
});

it("every link within the site leads to a page and a heading that exist", () => {
  expect(faultsOf("links")).toEqual([]);
});

it("every file that a page names exists", () => {
  expect(faultsOf("files")).toEqual([]);
});
