import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, smallSite } from "../../../../support/smallSite";

const siteWith = (entries: string, nextPage: string) =>
  smallSite({
    "sidebars/guide.yaml": `name: guideSidebar\narea: guide\nitems:\n  - page: /guide/intro\n${entries}`,
    "guide/next.mdx": nextPage,
  });
const category = (name: string) =>
  `  - category: ${name}\n    page: /guide/next\n    items: [{ page: /guide/last }]\n`;
const link = (name: string) => `  - page: /guide/next\n  - link: /guide/next\n    label: ${name}\n`;
const namesOf = (entries: string, page: string) =>
  checkContent(siteWith(entries, page)).filter(({ rule }) => rule === "sidebar-name");
const short = doc("", "sidebarLabel: Page\n");

describe("the name that a sidebar gives to a page", () => {
  it("of a category is the page's title, or its short form where there is one", () => {
    expect(namesOf(category("A page"), doc())).toEqual([]);
    expect(namesOf(category("Page"), short)).toEqual([]);
    expectProblems(namesOf(category("A page"), short), [
      ["sidebars/guide.yaml:5:15 sidebar-name", 'Write "Page"'],
    ]);
    expectProblems(namesOf(category("More"), doc()), [
      ["sidebars/guide.yaml:5:15 sidebar-name", 'calls /guide/next "More"', 'Write "A page"'],
    ]);
  });

  it("of a link may be either", () => {
    expect(namesOf(link("A page"), short)).toEqual([]);
    expect(namesOf(link("Page"), short)).toEqual([]);
    expectProblems(namesOf(link("Next"), short), [
      ["sidebars/guide.yaml:7:12 sidebar-name", '"Page" or "A page"'],
    ]);
  });

  it("is not asked for where the page is missing: that is reported by itself", () => {
    const model = smallSite({
      "sidebars/guide.yaml": "name: a\narea: guide\nitems:\n  - link: /guide/none\n    label: None\n",
    });
    expect(checkContent(model).map(({ rule }) => rule)).not.toContain("sidebar-name");
  });
});
