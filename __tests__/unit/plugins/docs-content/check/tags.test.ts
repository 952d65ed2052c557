import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { described, doc, smallSite } from "../../../../support/smallSite";

const register = described("- name: Basics\n  aliases: [start]\n- name: Content Manager\n  aliases: [cm]\n");

/** Without what is said of tags that few pages carry: see the tests of the register. */
const withTags = (tags: string, files: Record<string, string | undefined> = {}) =>
  checkContent(
    smallSite({ "tags.yaml": register, "guide/intro.mdx": doc().replace("[Basics]", tags), ...files }),
  ).filter(({ rule }) => rule !== "unused-tag");

it("are names of the register", () => {
  expect(withTags("[Basics, Content Manager]")).toEqual([]);
});

it("that are unknown are reported with the nearest one", () => {
  expectProblems(withTags("[Basics, Content Manger]"), [
    [
      "guide/intro.mdx:4:16 unknown-tag",
      'no tag "Content Manger"',
      'Write "Content Manager", or add the tag to tags.yaml.',
    ],
  ]);
});

it("that are aliases are reported with the tag's name", () => {
  expectProblems(withTags("[cm, strt]"), [
    ["guide/intro.mdx:4:8 unknown-tag", 'Write "Content Manager"'],
    ["guide/intro.mdx:4:12 unknown-tag", 'Write "Basics"'],
  ]);
});

it("that differ by letter case are unknown", () => {
  expectProblems(withTags("[basics]"), [["guide/intro.mdx:4:8 unknown-tag", 'Write "Basics"']]);
});

it("that nothing is near are reported without a guess", () => {
  expectProblems(withTags("\n  - Something else"), [
    ["guide/intro.mdx:5:5 unknown-tag", "Add the tag to tags.yaml."],
  ]);
});

it("are all unknown without a register", () => {
  expectProblems(withTags("[Basics]", { "tags.yaml": undefined }), [
    ["guide/intro.mdx:4:8 unknown-tag"],
    ["guide/next.mdx:4:8 unknown-tag"],
  ]);
});

it("are not measured by a register that can't be read", () => {
  expectProblems(withTags("[Nothing]", { "tags.yaml": "- nam: Basics\n" }), [
    ["tags.yaml:1:3 schema", '"0.name" is missing'],
    ["tags.yaml:1:3 schema", '"0.description" is missing'],
    ["tags.yaml:1:3 schema", 'Unknown key "nam"'],
  ]);
});
