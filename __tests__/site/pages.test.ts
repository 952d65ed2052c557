import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";

/** Faults of all pages at once: one test a rule, and the pages that break it in the message. */
const pages = builtPages(siteDir)
  .filter(({ template }) => template !== "")
  .map((page) => ({ ...page, document: new DOMParser().parseFromString(page.html, "text/html") }));
type Page = (typeof pages)[number];

/** Where the build was published, as every page says. */
const landing = pages.find(({ route }) => route === "/");
const origin = new URL(attribute(landing, 'link[rel="canonical"]', "href")).origin;

function attribute(page: Page | undefined, selector: string, name: string): string {
  return page?.document.querySelector(selector)?.getAttribute(name) ?? "";
}

function meta(page: Page, name: string): string {
  return attribute(page, `meta[property="${name}"], meta[name="${name}"]`, "content");
}

/** Routes of the pages that break the rule. */
function without(rule: (page: Page) => boolean, among: readonly Page[] = pages): string[] {
  return among.filter((page) => !rule(page)).map(({ route }) => route);
}

/** Those that search engines may list. */
const indexed = pages.filter((page) => !meta(page, "robots").includes("noindex"));

describe("every page", () => {
  it("is there at all", () => expect(pages.length).toBeGreaterThan(5));

  it("says its language and direction", () => {
    expect(without(({ document: { documentElement: html } }) => html.lang !== "" && html.dir !== "")).toEqual(
      [],
    );
  });

  it("has one h1 with text", () => {
    const hasOne = ({ document }: Page) => {
      const headings = [...document.querySelectorAll("h1")];
      return headings.length === 1 && headings[0]?.textContent?.trim() !== "";
    };
    expect(without(hasOne)).toEqual([]);
  });

  it("has a title of its own", () => {
    const titles = pages.map(({ document }) => document.title);
    expect(titles.filter((title, index) => title === "" || titles.indexOf(title) !== index)).toEqual([]);
  });

  it("describes itself in 20 to 160 characters", () => {
    const isGood = (page: Page) => /^.{20,160}$/.test(meta(page, "description"));
    expect(without(isGood, indexed)).toEqual([]);
  });

  it("names its canonical address", () => {
    const expected = ({ route }: Page) => (route === "/" ? [`${origin}/`, origin] : [origin + route]);
    const isGood = (page: Page) => expected(page).includes(attribute(page, 'link[rel="canonical"]', "href"));
    expect(without(isGood, indexed)).toEqual([]);
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
    expect(without((page) => meta(page, name) !== "", indexed)).toEqual([]);
  });

  it("declares the order of its layers before the first of them, or components would lose to everything", () => {
    const isGood = ({ document }: Page) => {
      const styles = [...document.querySelectorAll("head style")]
        .map(({ textContent }) => textContent)
        .join("");
      return /@layer [^;{]+[;{]/.exec(styles)?.[0].endsWith(", components;") ?? false;
    };
    expect(without(isGood)).toEqual([]);
  });

  it("uses no id twice", () => {
    const isGood = ({ document }: Page) => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return new Set(ids).size === ids.length;
    };
    expect(without(isGood)).toEqual([]);
  });

  it("has a text for every picture", () => {
    const isGood = ({ document }: Page) => document.querySelector("img:not([alt])") === null;
    expect(without(isGood)).toEqual([]);
  });

  it("goes down one heading level at a time", () => {
    const isGood = ({ document }: Page) => {
      const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
        Number(tagName[1]),
      );
      return levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
    };
    expect(without(isGood)).toEqual([]);
  });
});

describe("every doc page", () => {
  const docs = pages.filter(({ template }) => template === "doc");

  it("is there", () => expect(docs.length).toBeGreaterThan(0));

  it("tells search engines its place, ending with itself", () => {
    const isGood = (page: Page) => {
      const text = page.document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
      const { "@type": type, itemListElement = [] } = JSON.parse(text);
      return type === "BreadcrumbList" && itemListElement.at(-1)?.item === origin + page.route;
    };
    expect(without(isGood, docs)).toEqual([]);
  });
});
