import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { smallSite } from "../../../../support/smallSite";

it("reports a term that is explained twice", () => {
  const term = "- term: document\n  definition: All versions of an entry together.\n";
  expectProblems(checkContent(smallSite({ "glossary.yaml": term + term })), [
    ["glossary.yaml:3:3 repeated-entry", '"document" is already in glossary.yaml:1', "Remove or rename"],
  ]);
});

it("reports a screenshot that is registered twice", () => {
  const file = "images/screenshots/screenshots.yaml";
  const shot = "- { id: list, alt: The list of all recipes., width: 600, height: 400 }\n";
  const files = { "images/screenshots/list.light.png": "", "images/screenshots/list.dark.png": "" };
  expectProblems(checkContent(smallSite({ [file]: shot + shot, ...files })), [
    [`${file}:2:3 repeated-entry`, '"list"'],
  ]);
});

it("reports a sidebar whose name another file has", () => {
  const sidebar = "name: guideSidebar\narea: guide\nitems: []\n";
  expectProblems(checkContent(smallSite({ "sidebars/more.yaml": sidebar })), [
    ["sidebars/more.yaml:1:1 repeated-entry", '"guideSidebar" is already in sidebars/guide.yaml:1'],
  ]);
});

it("says nothing of registers that can't be read", () => {
  const model = smallSite({ "sidebars/a.yaml": "x: 1", "sidebars/b.yaml": "x: 1" });
  expect(checkContent(model).filter(({ rule }) => rule === "repeated-entry")).toEqual([]);
});
