import { platform } from "../../../../../shared/platform";
import { compile, htmlOf, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

describe("a variable", () => {
  it("becomes its value, in text, headings and tables", () => {
    expect(htmlOf("Strapi {platform.version}.")).toBe(`<p>Strapi ${platform.version}.</p>`);
    expect(compile("## For {platform.name}").headings).toMatchObject([{ id: "for-strapi" }]);
    expect(htmlOf("| a |\n|-|\n| { platform.node } |")).toContain(`<td>${platform.node}</td>`);
  });

  it("may stand on its own line, and inside a component", () => {
    expect(htmlOf("{platform.name}")).toBe(`<p>${platform.name}</p>`);
    expect(treeOf("<Kbd>{platform.name}</Kbd>")).toEqual([
      { tag: "p", children: [{ is: "Kbd", children: [platform.name] }] },
    ]);
  });

  it("is text in code", () => {
    expect(htmlOf("`{platform.version}`")).toBe("<p><code>{platform.version}</code></p>");
  });

  it("that no one knows is reported with the nearest one", () => {
    expectProblems(compile("a {platform.versio}").problems, [
      ["page.mdx:1:3 code-in-content", "{platform.versio}", 'Did you mean "platform.version"?'],
    ]);
  });
});

describe("a comment", () => {
  it("is nothing", () => {
    expect(htmlOf("a{/* b */} c")).toBe("<p>a c</p>");
    expect(treeOf("{/* alone */}")).toEqual([]);
    expect(treeOf("{}")).toEqual([]);
  });
});

describe("code", () => {
  it.each(["1 + 1", "x", "process.env.HOME", "() => 1", '"text"', "constructor", "toString", "__proto__"])(
    "is refused: {%s}",
    (code) => {
      expectProblems(compile(`a {${code}} b`).problems, [
        ["page.mdx:1:3 code-in-content", `{${code}} is code`, "\\{", "{platform.version}"],
      ]);
    },
  );

  it("is rejected as a block", () => {
    expectProblems(compile("Text.\n\n{[1, 2].map((n) => n)}").problems, [["page.mdx:3:1 code-in-content"]]);
  });

  it("is rejected as an import", () => {
    expectProblems(compile('Text.\n\nimport a from "b"\n\nText.').problems, [
      ["page.mdx:3:1 code-in-content", 'import a from "b"', "<Snippet"],
    ]);
  });

  it("is rejected as an export", () => {
    expectProblems(compile("export const a = 1").problems, [
      ["page.mdx:1:1 code-in-content", "export const a = 1", "Remove it"],
    ]);
  });

  it("is text when its brace is escaped", () => {
    expect(htmlOf("a \\{b}")).toBe("<p>a {b}</p>");
  });
});
