import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { described, doc, smallSite } from "../../../../support/smallSite";

/** Without what is said of tags that no page carries, for these tests need none. */
const withRegister = (text: string) =>
  checkContent(smallSite({ "tags.yaml": described(`- name: Basics\n${text}`) })).filter(
    ({ rule }) => rule !== "unused-tag",
  );

it("two tags can't make the same URL", () => {
  expectProblems(withRegister("- name: basics\n- name: GraphQL\n"), [
    ["tags.yaml:3:3 tag-register", '"basics" has the same URL', "Remove one"],
  ]);
  expect(withRegister("- name: basics\n  slug: basics-2\n")).toMatchObject([
    { rule: "tag-alias", message: expect.stringContaining('same URL as "Basics"') },
  ]);
});

it("a name that makes no URL needs a slug", () => {
  expectProblems(withRegister("- name: 日本\n"), [
    ["tags.yaml:3:3 tag-register", "other than a to z", "Set a slug"],
  ]);
  expect(withRegister("- name: 日本\n  slug: japan\n")).toEqual([]);
  expectProblems(withRegister("- name: Japan\n  slug: Japan\n"), [
    ["tags.yaml:5:9 schema", "", "kebab-case"],
  ]);
});

it("an alias may make neither another tag's URL nor that of another alias", () => {
  expectProblems(withRegister("- name: Fields\n- name: Select\n  aliases: [fields]\n"), [
    ["tags.yaml:5:3 tag-alias", '"fields" of "Select" has the same URL as "Fields": fields'],
  ]);
  expectProblems(withRegister("- name: A\n  aliases: [Sign in]\n- name: B\n  aliases: [sign-in]\n"), [
    ["tags.yaml:6:3 tag-alias", 'same URL as "A"', "Remove the alias from one of the two tags."],
  ]);
  expect(withRegister("- name: REST API\n  aliases: [rest api, REST]\n")).toEqual([]);
});

it("related tags are other tags of the register, each listed once", () => {
  expectProblems(
    withRegister("- name: Status\n  related: [Basic, Status, Basics, Basics, Nothing like it]\n"),
    [
      ["tags.yaml:3:3 related-tag", 'lists "Basic"', 'Write "Basics"'],
      ["tags.yaml:3:3 related-tag", "related to itself", "Remove it"],
      ["tags.yaml:3:3 related-tag", 'lists "Basics" as related twice', "Remove it"],
      ["tags.yaml:3:3 related-tag", 'lists "Nothing like it"', "Add the tag to tags.yaml."],
    ],
  );
});

it("a link to an alias is a link to a redirect", () => {
  const files = { "guide/intro.mdx": doc("[Start](/tags/start) and [basics](/tags/basics)") };
  expectProblems(checkContent(smallSite(files)), [
    ["guide/intro.mdx:6:1 link-to-redirect", "/tags/start only redirects", "Link to /tags/basics."],
  ]);
});

it("redirects.yaml leaves aliases alone", () => {
  const files = { "redirects.yaml": "- { from: /tags/start, to: /guide/intro }\n" };
  expectProblems(checkContent(smallSite(files)), [
    ["redirects.yaml:1:3 redirect", "/tags/start is redirected twice"],
  ]);
});

it("a description is one sentence of 40 to 160 characters", () => {
  const describe = (text: string) =>
    checkContent(smallSite({ "tags.yaml": `- name: Basics\n  description: ${text}\n` }));
  expect(describe("Whether an entry is a draft, modified, or published.")).toEqual([]);
  expectProblems(describe("Too short."), [["tags.yaml:2:16 schema", "", "40 to 160 characters"]]);
  expectProblems(describe("Whether an entry is a draft, modified, or published"), [
    ["tags.yaml:2:16 schema", "", "end the sentence with a period"],
  ]);
});

it("every tag has a description", () => {
  expectProblems(checkContent(smallSite({ "tags.yaml": "- name: Basics\n" })), [
    ["tags.yaml:1:3 schema", '"0.description" is missing'],
  ]);
});

it("at least two listed pages carry a tag", () => {
  const files = {
    "tags.yaml": described("- name: Basics\n- name: None\n- name: One\n"),
    "guide/intro.mdx": doc().replace("[Basics]", "[Basics, One]"),
    "guide/hidden.mdx": doc("Text.", "unlisted: true\n").replace("[Basics]", "[One]"),
  };
  expectProblems(checkContent(smallSite(files)), [
    ["tags.yaml:3:3 unused-tag", 'No listed page has the tag "None"', "or remove it"],
    ["tags.yaml:5:3 unused-tag", 'Only one listed page has the tag "One"', "Add it to the tags of 2 pages"],
  ]);
});
