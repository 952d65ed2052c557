import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";

/** The compiler checks links in content; this checks those of the layout, too, in what came out. */
const pages = builtPages(siteDir).map(({ route, html }) => ({
  route,
  document: new DOMParser().parseFromString(html, "text/html"),
}));
const anchors = new Map(
  pages.map(({ route, document }) => [
    route,
    new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)),
  ]),
);

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** What is wrong with an address within the site, or nothing. */
function faultOf(address: string, route: string): string | undefined {
  const url = new URL(address, `http://site${route}`);
  const path = decodeURIComponent(url.pathname);
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (isFile(join(siteDir, path)) || path.startsWith("/___")) return undefined;
  if (!anchors.has(path)) return `${address}: there is no such page`;
  return anchor === "" || anchors.get(path)?.has(anchor) ? undefined : `${address}: there is no such anchor`;
}

function faultsOf(selector: string, read: (element: Element) => string[]): string[] {
  return pages.flatMap(({ route, document }) =>
    [...document.querySelectorAll(selector)]
      .flatMap(read)
      .filter((address) => /^(\/(?!\/)|#|\?)/.test(address))
      .flatMap((address) => faultOf(address, route) ?? [])
      .map((fault) => `${route} → ${fault}`),
  );
}

it("every link within the site leads to a page and a heading that exist", () => {
  expect(faultsOf("a[href]", (element) => [element.getAttribute("href") ?? ""])).toEqual([]);
});

it("every file that a page names exists", () => {
  const faults = [
    ...faultsOf("[src]", (element) => [element.getAttribute("src") ?? ""]),
    ...faultsOf("link[href]", (element) => [element.getAttribute("href") ?? ""]),
    ...faultsOf("[srcset], [imagesrcset]", (element) =>
      (element.getAttribute("srcset") ?? element.getAttribute("imagesrcset") ?? "")
        .split(",")
        .map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    ),
  ];
  expect(faults).toEqual([]);
});
