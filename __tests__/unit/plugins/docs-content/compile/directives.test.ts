import { admonitionDefinition } from "../../../../../src/components/Admonition/Admonition.definition";
import { compile, htmlOf, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

describe("a directive", () => {
  it.each(admonitionDefinition.names)("opens an admonition: %s", (kind) => {
    expect(treeOf(`:::${kind}\nText.\n:::`)).toEqual([
      { is: "Admonition", props: { kind }, children: [{ html: "<p>Text.</p>" }] },
    ]);
  });

  it("may have a title", () => {
    expect(treeOf(":::tip[Ask for *less* with `fields`]\nText.\n\nMore.\n:::")).toEqual([
      {
        is: "Admonition",
        props: { kind: "tip", title: "Ask for less with fields" },
        children: [{ html: "<p>Text.</p><p>More.</p>" }],
      },
    ]);
  });

  it("may hold another one, with fewer colons, and components", () => {
    expect(treeOf('::::note\n\n:::danger[Stop]\nA\n:::\n\n<Badge kind="new" />\n\n::::')).toEqual([
      {
        is: "Admonition",
        props: { kind: "note" },
        children: [
          { is: "Admonition", props: { kind: "danger", title: "Stop" }, children: [{ html: "<p>A</p>" }] },
          { tag: "p", children: [{ is: "Badge", props: { kind: "new" } }] },
        ],
      },
    ]);
  });

  it("may stand in a list and in a component", () => {
    expect(treeOf("- item\n\n  :::note\n  A\n  :::")).toMatchObject([
      {
        tag: "ul",
        children: [
          {
            tag: "li",
            children: expect.arrayContaining([
              { is: "Admonition", props: { kind: "note" }, children: [{ html: "<p>A</p>" }] },
            ]),
          },
        ],
      },
    ]);
  });

  it("that no one knows is reported with the nearest one", () => {
    expectProblems(compile("Text.\n\n:::tipp[x]\ny\n:::").problems, [
      ["page.mdx:3:1 unknown-directive", ":::tipp", "note, tip, info", 'Did you mean "tip"?'],
    ]);
  });

  it("is checked inside as well", () => {
    expectProblems(compile(":::note\n<Foo />\n:::").problems, [["page.mdx:2:1 unknown-component"]]);
  });
});

describe("colons that are text", () => {
  it.each([
    "At 12:30 it opens.",
    "Use api::recipe.recipe and plugin::users-permissions.user.",
    "A :word and a :word[label], 12:30.",
    "::leaf",
    "::leaf[label]",
    ":smile:",
    "http: and https:",
  ])("stay what the writer typed: %s", (text) => {
    expect(htmlOf(text)).toBe(`<p>${text}</p>`);
  });

  it("stay text in headings, whose ids follow it", () => {
    expect(compile("## The api::recipe.recipe type").headings).toMatchObject([
      { text: "The api::recipe.recipe type", id: "the-apireciperecipe-type" },
    ]);
  });

  it("stay text in tables and in links", () => {
    expect(htmlOf("[at 12:30](/a)")).toBe('<p><a href="/a">at 12:30</a></p>');
    expect(htmlOf("| a |\n|-|\n| b:c |")).toContain("<td>b:c</td>");
  });
});
