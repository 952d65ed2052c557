import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

/** What the rules below are about, of one page. */
function factsOf({ html, ...page }: ReturnType<typeof builtPages>[number]) {
  const document = htmlDocument(html);
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? "";
  return {
    ...page,
    lang: attribute("html", "lang"),
    dir: attribute("html", "dir"),
    title: document.title,
    titles: texts("h1"),
    canonical: attribute('link[rel="canonical"]', "href"),
    meta: new Map(
      [...document.querySelectorAll("meta[content]")].map((meta) => [
        meta.getAttribute("property") ?? meta.getAttribute("name") ?? "",
        meta.getAttribute("content") ?? "",
      ]),
    ),
    layers: /@layer [^;{]+[;{]/.exec(texts("head style").join(""))?.[0] ?? "",
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    picturesWithoutText: document.querySelectorAll("img:not([alt])").length,
    headingLevels: [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
      Number(tagName[1]),
    ),
    linkedData: JSON.parse(texts('script[type="application/ld+json"]')[0] ?? "{}"),
  };
}

/** Faults of all pages at once: one test a rule, and the pages that break it in the message. */
const pages = builtPages(siteDir)
  .filter(({ template }) => template !== "")
  .map(factsOf);
type Page = (typeof pages)[number];

/** Where the build was published, as every page says. */
const { origin } = new URL(pages.find(({ route }) => route === "/")?.canonical ?? "");

/** Routes of the pages that break the rule. */
function without(rule: (page: Page) => boolean, among: readonly Page[] = pages): string[] {
  return among.filter((page) => !rule(page)).map(({ route }) => route);
}

/** Pages that search engines can list. */
const indexed = pages.filter(({ meta }) => !meta.get("robots")?.includes("noindex"));

describe("every page", () => {
  it("is there at all", () => expect(pages.length).toBeGreaterThan(5));

  it("says its language and direction", () => {
    expect(without(({ lang, dir }) => lang !== "" && dir !== "")).toEqual([]);
  });

  it("has one h1 with text", () => {
    expect(without(({ titles }) => titles.length === 1 && titles[0]?.trim() !== "")).toEqual([]);
  });

  it("has its own title", () => {
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, index) => title === "" || titles.indexOf(title) !== index)).toEqual([]);
  });

  it("describes itself in 20 to 160 characters", () => {
    expect(without(({ meta }) => /^.{20,160}$/.test(meta.get("description") ?? ""), indexed)).toEqual([]);
  });

  it("names its canonical URL", () => {
    const expected = ({ route }: Page) => (route === "/" ? [`${origin}/`, origin] : [origin + route]);
    expect(without((page) => expected(page).includes(page.canonical), indexed)).toEqual([]);
  });

  it.each([
    "og:title",
    "og:description",
    "og:url",
    "og:type",
    "og:site_name",
    "twitter:card",
    "twitter:title",
    "twitter:description",
  ])("has %s", (name) => {
    expect(without(({ meta }) => (meta.get(name) ?? "") !== "", indexed)).toEqual([]);
  });

  it("declares the order of its layers before the first of them, or components would lose to everything", () => {
    expect(without(({ layers }) => /, ?components, ?forced;$/.test(layers))).toEqual([]);
  });

  it("uses no id twice", () => {
    expect(without(({ ids }) => new Set(ids).size === ids.length)).toEqual([]);
  });

  it("has a text for every image", () => {
    expect(without(({ picturesWithoutText }) => picturesWithoutText === 0)).toEqual([]);
  });

  it("goes down one heading level at a time", () => {
    const isGood = ({ headingLevels: levels }: Page) =>
      levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
    expect(without(isGood)).toEqual([]);
  });
});

describe("every doc page", () => {
  const docs = pages.filter(({ template }) => template === "doc");

  it("is there", () => expect(docs.length).toBeGreaterThan(0));

  it("tells search engines its place, ending with itself", () => {
    const isGood = ({ linkedData: { "@type": type, itemListElement = [] }, route }: Page) =>
      type === "BreadcrumbList" && itemListElement.at(-1)?.item === origin + route;
    expect(without(isGood, docs)).toEqual([]);
  });
});
