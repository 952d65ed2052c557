import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, settings, smallSite, snippet } from "../../../../support/smallSite";

/** The problems of the small site with this body on one of its pages. */
const problemsOf = (body: string, files: Record<string, string> = {}) =>
  checkContent(smallSite({ ...files, "guide/intro.mdx": doc(body) }));

describe("a link that leads somewhere", () => {
  it.each([
    "/guide/next",
    "/guide/next#more-steps",
    "/guide/next?tab=ts#more-steps",
    "#here",
    "/guide/intro#here",
    "/",
    "/home/Home",
    "/tags",
    "/tags/basics",
    "/release-notes",
    "/release-notes/atom.xml",
    "/status",
    "/status#anything",
    "/robots.txt",
    "https://other.example/none",
  ])("is %s", (href) => {
    expect(problemsOf(`## Here\n\n[a](${href})`)).toEqual([]);
  });

  it("may lead to partials and releases", () => {
    const release =
      "---\ntitle: 1.2.0\ndate: 2026-11-21\ndescription: A sentence of more than fifty characters, for a release.\n---\n## New";
    const files = { "snippets/part.mdx": snippet("Text."), "release-notes/1.2.0.mdx": release };
    expect(problemsOf("[a](/snippets/part) [b](/release-notes/1.2.0#new)", files)).toEqual([]);
  });
});

describe("a broken link", () => {
  it("is reported with the nearest route", () => {
    expectProblems(problemsOf("Text.\n\nSee [a](/guide/nxt)."), [
      ["guide/intro.mdx:8:5 broken-link", "There is no page /guide/nxt.", "Link to /guide/next"],
    ]);
  });

  it("is reported without a guess where there is none", () => {
    expectProblems(problemsOf("[a](/something/else/altogether)"), [
      ["guide/intro.mdx:6:1 broken-link", "Link to a page that exists."],
    ]);
  });

  it("is one whose letters differ in case", () => {
    expectProblems(problemsOf("[a](/Guide/Next)"), [
      ["guide/intro.mdx:6:1 broken-link", "Link to /guide/next"],
    ]);
  });

  it("is one to a tag that no listed page carries", () => {
    expectProblems(problemsOf("[a](/tags/content-manager)"), [["guide/intro.mdx:6:1 broken-link"]]);
  });

  it("is told apart from another spelling of a URL", () => {
    expectProblems(
      problemsOf("[a](/guide/next.html#more-steps)\n\n[b](/guide/next/#x)\n\n[c](/guide/no.html)"),
      [
        ["guide/intro.mdx:6:1 link-spelling", "Write /guide/next#more-steps."],
        ["guide/intro.mdx:8:1 broken-anchor", "#x"],
        ["guide/intro.mdx:8:1 link-spelling", "Write /guide/next#x."],
        ["guide/intro.mdx:10:1 broken-link", "/guide/no."],
        ["guide/intro.mdx:10:1 link-spelling", "Write /guide/no."],
      ],
    );
  });

  it("is reported in partials, sidebars, redirects and settings", () => {
    const model = smallSite({
      "snippets/part.mdx": snippet("[a](/none-1)"),
      "sidebars/guide.yaml":
        "name: guideSidebar\narea: guide\nitems:\n  - page: /guide/intro\n  - page: /guide/next\n  - link: /none-2\n    label: None\n",
      "redirects.yaml": "- { from: /old, to: /none-3 }\n",
      "site.yaml": settings.replace("start: /guide/intro", "start: /none-4"),
    });
    expectProblems(checkContent(model), [
      ["redirects.yaml:1:3 broken-link", "/none-3"],
      ["sidebars/guide.yaml:6:11 broken-link", "/none-2"],
      ["site.yaml:6:39 broken-link", "/none-4"],
      ["snippets/part.mdx:5:1 broken-link", "/none-1"],
    ]);
  });

  it("is a link to what only redirects", () => {
    expectProblems(problemsOf("[a](/old#part)"), [
      ["guide/intro.mdx:6:1 link-to-redirect", "/old only redirects", "Link to /guide/intro."],
    ]);
  });
});

describe("a broken anchor", () => {
  it("is reported with the nearest one", () => {
    expectProblems(problemsOf("[a](/guide/next#more-step)"), [
      ["guide/intro.mdx:6:1 broken-anchor", "/guide/next has no anchor #more-step.", "Link to #more-steps."],
    ]);
  });

  it("is reported with those there are, when none is near", () => {
    expectProblems(problemsOf("[a](/guide/next#x)\n\n[b](#y)"), [
      ["guide/intro.mdx:6:1 broken-anchor", "Its anchors: #more-steps."],
      ["guide/intro.mdx:8:1 broken-anchor", "Its anchors: none."],
    ]);
  });

  it("is not one that a partial brings, nor one that a partial of a partial brings", () => {
    const files = {
      "snippets/outer.mdx": snippet('## Outer\n\n<Snippet id="inner" />'),
      "snippets/inner.mdx": snippet("## Inner\n\n[up](#inner)"),
    };
    expect(problemsOf('<Snippet id="outer" />\n\n[a](#outer) [b](#inner)', files)).toEqual([]);
    expectProblems(problemsOf('<Snippet id="inner" />\n\n[a](#outer)', files), [
      ["guide/intro.mdx:8:1 broken-anchor", "Its anchors: #inner."],
    ]);
  });

  it("is looked up as it is written", () => {
    expect(problemsOf("## Über uns\n\n[a](#über-uns)")).toEqual([]);
  });
});
