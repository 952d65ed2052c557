import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, settings, smallSite } from "../../../../support/smallSite";

const sidebar = (items: string, name = "guideSidebar") => `name: ${name}\narea: guide\nitems:\n${items}`;

describe("a sidebar", () => {
  it("names a page that is not there", () => {
    const items =
      "  - page: /guide/intro\n  - category: More\n    items:\n      - page: /guide/nextt\n      - page: /guide/next\n";
    expectProblems(checkContent(smallSite({ "sidebars/guide.yaml": sidebar(items) })), [
      [
        "sidebars/guide.yaml:7:15 sidebar-entry",
        "There is no page /guide/nextt",
        "Write content/guide/nextt.mdx",
        'Did you mean "/guide/next"?',
      ],
    ]);
  });

  it("names a category's own page that is not there", () => {
    const items =
      "  - page: /guide/intro\n  - category: More\n    page: /guide/none\n    items:\n      - page: /guide/next\n";
    expectProblems(checkContent(smallSite({ "sidebars/guide.yaml": sidebar(items) })), [
      ["sidebars/guide.yaml:6:11 sidebar-entry", "/guide/none"],
    ]);
  });

  it("names an unlisted page", () => {
    expectProblems(checkContent(smallSite({ "guide/next.mdx": doc("", "unlisted: true\n") })), [
      [
        "sidebars/guide.yaml:5:11 sidebar-entry",
        "/guide/next is unlisted",
        'Add "unlisted: true" to the entry',
        "list the page",
      ],
      ["tags.yaml:1:3 unused-tag"],
    ]);
  });

  it("may have an unlisted page in an unlisted entry, or below one", () => {
    const unlisted = doc("", "unlisted: true\n");
    const listed = "  - page: /guide/intro\n  - page: /guide/third\n";
    const entry = "  - page: /guide/next\n    unlisted: true\n";
    const category = "  - category: Old\n    unlisted: true\n    items:\n      - page: /guide/next\n";
    for (const items of [listed + entry, listed + category]) {
      const files = {
        "sidebars/guide.yaml": sidebar(items),
        "guide/next.mdx": unlisted,
        "guide/third.mdx": doc(),
      };
      expect(checkContent(smallSite(files))).toEqual([]);
    }
  });

  it("has a listed page in an unlisted entry", () => {
    const items = "  - page: /guide/intro\n  - page: /guide/next\n    unlisted: true\n";
    expectProblems(checkContent(smallSite({ "sidebars/guide.yaml": sidebar(items) })), [
      ["sidebars/guide.yaml:5:11 sidebar-entry", "/guide/next is listed", "Move it out"],
    ]);
  });

  it("has a page that says it is shown without a sidebar", () => {
    expectProblems(checkContent(smallSite({ "guide/next.mdx": doc("", "sidebar: none\n") })), [
      ["sidebars/guide.yaml:5:11 sidebar-entry", 'says "sidebar: none"', "Write link:"],
    ]);
  });

  it("names a page twice", () => {
    const items = "  - page: /guide/intro\n  - page: /guide/next\n  - page: /guide/intro\n";
    expectProblems(checkContent(smallSite({ "sidebars/guide.yaml": sidebar(items) })), [
      ["sidebars/guide.yaml:6:11 sidebar-entry", "is already in sidebars/guide.yaml", "Write link:"],
    ]);
  });

  it("names a page that another sidebar has", () => {
    const other = sidebar("  - page: /guide/next\n", "otherSidebar");
    expectProblems(checkContent(smallSite({ "sidebars/other.yaml": other })), [
      [
        "sidebars/other.yaml:4:11 sidebar-entry",
        "/guide/next is already in sidebars/guide.yaml",
        "Write link:",
      ],
    ]);
  });

  it("may link to a page of another sidebar", () => {
    const other = sidebar("  - link: /guide/next\n    label: A page\n", "otherSidebar");
    expect(checkContent(smallSite({ "sidebars/other.yaml": other }))).toEqual([]);
  });

  it("that can't be read is the only problem: its pages are not called homeless", () => {
    const model = smallSite({ "sidebars/guide.yaml": sidebar("  - page: guide/intro\n") });
    expectProblems(checkContent(model), [["sidebars/guide.yaml:4:11 schema", "write a route"]]);
  });
});

describe("a page in no sidebar", () => {
  it("is reported with the line to add", () => {
    expectProblems(checkContent(smallSite({ "guide/lost.mdx": doc() })), [
      [
        "guide/lost.mdx:1:1 page-without-sidebar",
        '"- page: /guide/lost"',
        '"unlisted: true"',
        '"sidebar: none"',
      ],
    ]);
  });

  it("is fine when it says so", () => {
    expect(checkContent(smallSite({ "guide/lost.mdx": doc("", "sidebar: none\n") }))).toEqual([]);
  });

  it("is fine when it is unlisted, whatever else is wrong with its front matter", () => {
    expect(checkContent(smallSite({ "guide/lost.mdx": doc("", "unlisted: true\n") }))).toEqual([]);
    expectProblems(checkContent(smallSite({ "guide/lost.mdx": doc("", "unlisted: true\nfoo: 1\n") })), [
      ["guide/lost.mdx:6:1 schema"],
    ]);
  });
});

describe("areas", () => {
  it("are all that pages may stand in", () => {
    expectProblems(checkContent(smallSite({ "other/page.mdx": doc("", "unlisted: true\n") })), [
      [
        "other/page.mdx:1:1 area",
        'The folder "other" isn\'t an area',
        "one of guide",
        "add the area to site.yaml",
      ],
    ]);
  });

  it("have a sidebar that is there", () => {
    const text = settings.replace("sidebar: guideSidebar", "sidebar: guideSidebr");
    expectProblems(checkContent(smallSite({ "site.yaml": text })), [
      [
        "site.yaml:6:62 area",
        'the sidebar "guideSidebr", which doesn\'t exist',
        'Did you mean "guideSidebar"?',
      ],
    ]);
  });

  it("need the settings", () => {
    expectProblems(checkContent(smallSite({ "site.yaml": undefined })), [
      ["site.yaml:1:1 settings", "no site.yaml", "Create it"],
    ]);
  });

  it("are not asked for when the settings can't be read", () => {
    const model = smallSite({ "site.yaml": `${settings}colour: red\n` });
    expectProblems(checkContent(model), [["site.yaml:19:1 schema", 'Unknown key "colour"', "colorMode"]]);
  });
});
