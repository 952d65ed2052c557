import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { snippetsOf } from "../../../../../plugins/docs-content/check/model";
import { allHeadings } from "../../../../../plugins/docs-content/check/routes";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, smallSite, snippet } from "../../../../support/smallSite";

describe("a route that two files have", () => {
  it("is reported for the later one", () => {
    const model = smallSite({ "guide/next/index.mdx": doc() });
    expectProblems(checkContent(model), [
      [
        "guide/next/index.mdx:1:1 duplicate-route",
        "/guide/next is already the route of guide/next.mdx",
        "Rename",
      ],
    ]);
  });

  it("may differ by letter case", () => {
    const model = smallSite({ "guide/Intro.mdx": doc("Text.", "unlisted: true\n") });
    expectProblems(checkContent(model), [
      ["guide/intro.mdx:1:1 duplicate-route", "already the route of guide/Intro.mdx", "letter case"],
    ]);
  });

  it("may be one that the site has anyway", () => {
    expectProblems(
      checkContent(smallSite({ "guide.mdx": undefined, "index.mdx": doc("", "unlisted: true\n") })),
      [
        ["index.mdx:1:1 area"],
        ["index.mdx:1:1 duplicate-route", "/ is already the route of the site itself"],
      ],
    );
    expectProblems(checkContent(smallSite({ "status.mdx": doc("", "unlisted: true\n") })), [
      ["status.mdx:1:1 area"],
      ["status.mdx:1:1 duplicate-route", "/status is already the route of the site itself"],
    ]);
  });
});

describe("a redirect", () => {
  const problemsOf = (yaml: string) => checkContent(smallSite({ "redirects.yaml": yaml }));

  it("to an anchor that is there is fine", () => {
    expect(
      problemsOf("- { from: /old, to: /guide/next#more-steps }\n- { from: /older.html, to: /guide/next }"),
    ).toEqual([]);
  });

  it("to nothing is reported", () => {
    expectProblems(problemsOf("- { from: /old, to: /guide/nxt }\n- { from: /older, to: /guide/next#x }"), [
      ["redirects.yaml:1:3 broken-link", "Link to /guide/next"],
      ["redirects.yaml:2:3 broken-anchor", "#more-steps"],
    ]);
  });

  it.each([
    "/guide/next",
    "/guide/next/",
    "/guide/next.html",
    "/Guide/Next",
    "/",
    "/robots.txt",
    "/tags/basics",
  ])("over a page is reported: %s", (from) => {
    expectProblems(problemsOf(`- { from: ${from}, to: /guide/intro }`), [
      ["redirects.yaml:1:3 redirect", `There is a page at ${from}`, "Remove the redirect."],
    ]);
  });

  it.each([
    "/sw.js",
    "/_headers",
    "/page-data/x",
    "/static/x.css",
    "/llms.txt",
    "/LLMS-guide.txt",
    "/guide/llms.txt",
    "/sitemap.xml",
    "/guide/intro.md",
    "/app-0123.js",
    "/vercel.json",
    "/404.html",
    "/playground/frame",
    "/search/data/manifest.json",
    "/offline/shell.txt",
  ])("over a file that the build writes is reported: %s", (from) => {
    expectProblems(problemsOf(`- { from: ${from}, to: /guide/intro }`), [
      ["redirects.yaml:1:3 redirect", `The build writes a file at ${from}`, "Remove the redirect."],
    ]);
  });

  it("that is there twice is reported", () => {
    expectProblems(problemsOf("- { from: /old, to: /guide/intro }\n- { from: /Old/, to: /guide/next }"), [
      ["redirects.yaml:2:3 redirect", "/Old/ is redirected twice", "Remove"],
    ]);
  });

  it("to another redirect is reported", () => {
    expectProblems(problemsOf("- { from: /a, to: /b }\n- { from: /b, to: /guide/next }"), [
      ["redirects.yaml:1:3 link-to-redirect", "Link to /guide/next."],
    ]);
  });
});

describe("allHeadings", () => {
  it("are in reading order, those of partials where these stand", () => {
    const model = smallSite({
      "guide/intro.mdx": doc('## One\n\n<Snippet id="part" />\n\n## Four'),
      "snippets/part.mdx": snippet('## Two\n\n<Snippet id="deep" />'),
      "snippets/deep.mdx": snippet("## Three"),
    });
    const page = model.pages.find(({ file }) => file === "guide/intro.mdx");
    expect(page && allHeadings(page, snippetsOf(model)).map(({ text }) => text)).toEqual([
      "One",
      "Two",
      "Three",
      "Four",
    ]);
  });
});
