import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { asideFolder } from "../../build/leftovers/setAside";
import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

/** Maximum size of a page, in bytes after gzip. */
interface Weight {
  /** With the style sheets in it. */
  readonly html: number;
  readonly styles: number;
  /** The scripts that it refers to, and its template's. Modern browsers skip those for browsers without modules. */
  readonly scripts: number;
  /** What a reader loads instead of the HTML who comes from another page. */
  readonly data: number;
}

// The 404 page knows the titles of all pages.
const otherPages: Weight = { html: 20_000, styles: 9_400, scripts: 104_000, data: 10_200 };

/** The longest page of each kind has some room left; whoever needs more says in a commit what readers get for it. */
const budgets: Readonly<Record<string, Weight>> = {
  doc: { html: 45_800, styles: 15_250, scripts: 103_450, data: 18_500 },
  // The page of all components has an example of each.
  snippet: { html: 47_100, styles: 14_000, scripts: 98_300, data: 27_100 },
  release: { html: 23_800, styles: 14_050, scripts: 98_000, data: 4_000 },
  tag: { html: 20_500, styles: 9_050, scripts: 99_900, data: 6_500 },
  // All 310 tags are in the page, so that readers find them without scripts, too.
  tags: { ...otherPages, html: 21_000 },
  status: { ...otherPages, data: 6_000 },
  // All stops of the reading paths are below the map.
  "home-home": { ...otherPages, html: 21_700 },
  index: { html: 20_900, styles: 10_400, scripts: 102_500, data: 4_000 },
};
/** Each of these pages has all files of a website: lists, previews, languages, errors, types, and both script languages. */
const clientPage = { folder: "/dev-docs/integrations/", html: 48_000, data: 18_700 };
/** Half of all doc pages are smaller than this. */
const commonDocPage = 30_300;

function budgetOf(template: string, route: string): Weight {
  const budget = budgets[template] ?? otherPages;
  return route.startsWith(clientPage.folder)
    ? { ...budget, html: clientPage.html, data: clientPage.data }
    : budget;
}

const weigh = (bytes: string | Buffer) => gzipSync(bytes).length;
const scriptWeights = new Map<string, number>();

function scriptWeight(url: string): number {
  const file = decodeURIComponent(url);
  const weight = scriptWeights.get(file) ?? weigh(readFileSync(join(siteDir, file)));
  scriptWeights.set(file, weight);
  return weight;
}

/** Files of each bundle, as the site's scripts look them up. */
const bundles: Record<string, string[]> = JSON.parse(
  readFileSync(join(asideFolder(siteDir), "chunk-map.json"), "utf8"),
);

function weightOf(route: string, html: string): Weight {
  const data = readFileSync(
    join(siteDir, "page-data", route === "/" ? "index" : route, "page-data.json"),
    "utf8",
  );
  const ofTemplate = bundles[JSON.parse(data).componentChunkName] ?? [];
  const document = htmlDocument(html);
  const urls = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const scripts = new Set([
    ...urls("script[src]:not([nomodule])", "src"),
    ...urls("script[data-src]", "data-src"),
    ...urls('link[as="script"], link[rel="modulepreload"]', "href"),
    ...ofTemplate.filter((file) => file.endsWith(".js")),
  ]);
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent ?? "");
  return {
    html: weigh(html),
    styles: weigh(styles.join("")),
    scripts: [...scripts]
      .filter((url) => url.startsWith("/"))
      .reduce((sum, url) => sum + scriptWeight(url), 0),
    data: weigh(data),
  };
}

const pages = builtPages(siteDir)
  .filter(({ template }) => template !== "")
  .map(({ route, template, html }) => ({ route, template, weight: weightOf(route, html) }));

it.each(["html", "styles", "scripts", "data"] as const)(
  "no page is over the budget of its kind: %s",
  (part) => {
    const heavy = pages
      .map(({ route, template, weight }) => ({
        route,
        bytes: weight[part],
        budget: budgetOf(template, route)[part],
      }))
      .filter(({ bytes, budget }) => bytes === 0 || bytes > budget);
    expect(pages.length).toBeGreaterThan(0);
    expect(heavy).toEqual([]);
  },
);

it("most doc pages are far below it", () => {
  const sizes = pages
    .filter(({ template }) => template === "doc")
    .map(({ weight }) => weight.html)
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(commonDocPage);
});

it("the scripts of a page hold nothing that stand-ins take the place of", () => {
  const texts = [...scriptWeights.keys()].map((file) => readFileSync(join(siteDir, file), "utf8"));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.join("").match(/Partytown|@@scroll|absoluteStrokeWidth/g) ?? []).toEqual([]);
});
