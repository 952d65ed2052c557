import { compile, htmlOf, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

describe("an unknown component", () => {
  it("is reported with all known ones, and the nearest", () => {
    expectProblems(compile('Text.\n\n  <Detials summary="x">\n\ny\n\n</Detials>').problems, [
      [
        "page.mdx:3:3 unknown-component",
        "There is no component <Detials>",
        "Annotation, ApiCall, Badge, BreakingChangesTable, Card",
        'Did you mean "Details"?',
      ],
    ]);
  });

  it.each([
    "<Foo.Bar />",
    "<foo:bar />",
    "<div>x</div>",
    "<constructor />",
    "<toString />",
    "<>x</>",
    "a <b>c</b>",
  ])("is %s", (body) => {
    expect(compile(body).problems).toMatchObject([{ rule: "unknown-component" }]);
  });

  it("is checked inside, so that all problems show at once", () => {
    expectProblems(compile("<Foo>\n\n```\nx\n```\n\n<Snippet id='A' />\n\n</Foo>").problems, [
      ["page.mdx:1:1 unknown-component"],
      ["page.mdx:3:1 code-fence-language"],
      ["page.mdx:7:1 component-props"],
    ]);
  });
});

describe("a prop", () => {
  it("that a component doesn't have is reported, with the nearest and all it has", () => {
    expectProblems(compile('<Mermaid alt="x" captoin="y" />').problems, [
      [
        "page.mdx:1:1 component-props",
        '<Mermaid> has no prop "captoin". Did you mean "caption"?',
        "It takes: alt, caption.",
      ],
    ]);
  });

  it("of the wrong type is reported", () => {
    expectProblems(compile("<Details summary={2}>x</Details>").problems, [
      ["page.mdx:1:1 component-props", "<Details> summary: Invalid input: expected string, received number."],
    ]);
  });

  it("with another value than the known ones is reported with these", () => {
    expectProblems(compile('A <Badge kind="hot" />').problems, [
      ["page.mdx:1:3 component-props", "<Badge> kind", '"new"|"updated"|"beta"'],
    ]);
  });

  it("that is missing is reported", () => {
    expectProblems(compile("A <Plan />").problems, [
      [
        "page.mdx:1:3 component-props",
        "<Plan> needs name.",
        "Add name. The plan that includes the feature. It takes: name.",
      ],
    ]);
  });

  it("of a component without any is reported", () => {
    expectProblems(compile('<Kbd key="x">K</Kbd>').problems, [
      ["page.mdx:1:1 component-props", "It takes no props."],
    ]);
  });

  it("that is wrong does not hide what is wrong inside the component", () => {
    const { problems, references } = compile(
      "<Details>\n\n<Foo />\n\n[a](/b) <Annotation term='c' />\n\n</Details>",
    );
    expectProblems(problems, [["page.mdx:1:1 component-props"], ["page.mdx:3:1 unknown-component"]]);
    expect(references.terms).toHaveLength(1);
  });
});

describe("elements that Markdown has no sign for", () => {
  it("are br, sub and sup", () => {
    expect(htmlOf("H<sub>2</sub>O x<sup>2</sup><br/>y")).toBe("<p>H<sub>2</sub>O x<sup>2</sup><br>y</p>");
  });

  it("take no attributes", () => {
    expectProblems(compile('a<sub className="x">b</sub>').problems, [
      ["page.mdx:1:2 html-attribute", "<sub> takes no attributes"],
    ]);
  });
});

describe("a component for a line of text", () => {
  it("is a paragraph when it stands alone", () => {
    expect(treeOf("<Kbd>Ctrl+K</Kbd>")).toEqual([
      { tag: "p", children: [{ is: "Kbd", children: ["Ctrl+K"] }] },
    ]);
  });

  it("may be written over several lines", () => {
    expect(treeOf('<Annotation term="document">\nall *versions*\n</Annotation>')).toEqual([
      {
        tag: "p",
        children: [
          {
            is: "Annotation",
            props: { term: "document" },
            children: ["all ", { tag: "em", children: ["versions"] }],
          },
        ],
      },
    ]);
  });

  it("holds no blocks", () => {
    expectProblems(compile('<Badge kind="new">\n\n- a\n- b\n\n</Badge>').problems, [
      ["page.mdx:1:1 component-place", "<Badge> is an inline component", "on one line"],
    ]);
  });
});
