import { treeOf } from "../../../../support/compile";

describe("toTree", () => {
  it("merges neighboring blocks into one run of markup", () => {
    expect(treeOf("## A\n\nText.\n\n- item\n\n> quote\n\n| t |\n|-|\n| u |\n\n---")).toHaveLength(1);
  });

  it("ends a run where a component stands, and begins another one behind it", () => {
    expect(treeOf('a\n\nb\n\n<Snippet id="s" />\n\nc\n\nd')).toEqual([
      { html: "<p>a</p>\n<p>b</p>" },
      { is: "Snippet", props: { id: "s" } },
      { html: "<p>c</p>\n<p>d</p>" },
    ]);
  });

  it("keeps elements only where a component stands below them", () => {
    expect(treeOf("- a\n- b <Kbd>K</Kbd>\n- c")).toEqual([
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["a"] },
          { tag: "li", children: ["b ", { is: "Kbd", children: ["K"] }] },
          { tag: "li", children: ["c"] },
        ],
      },
    ]);
  });

  it("keeps the spaces between words and components", () => {
    expect(treeOf('**a** <Kbd>K</Kbd> `b` <Plan name="Growth" />\n<Kbd>L</Kbd>')).toEqual([
      {
        tag: "p",
        children: [
          { tag: "strong", children: ["a"] },
          " ",
          { is: "Kbd", children: ["K"] },
          " ",
          { tag: "code", children: ["b"] },
          " ",
          { is: "Plan", props: { name: "Growth" } },
          "\n",
          { is: "Kbd", children: ["L"] },
        ],
      },
    ]);
  });

  it("puts no white space where React rejects it", () => {
    const tree = treeOf('| a |\n|-|\n| <Badge kind="new" /> |\n\n1. <Kbd>K</Kbd>');
    for (const name of ["table", "thead", "tbody", "tr", "ol"]) {
      expect(childrenOf(tree, name).some((child) => typeof child === "string")).toBe(false);
    }
  });

  it("writes props as React names them", () => {
    expect(treeOf("3. <Kbd>K</Kbd>")).toMatchObject([{ tag: "ol", props: { start: 3 } }]);
    expect(treeOf("- [x] <Kbd>K</Kbd>")).toMatchObject([
      {
        tag: "ul",
        props: { className: "contains-task-list" },
        children: [
          {
            tag: "li",
            props: { className: "task-list-item" },
            children: [
              {
                tag: "input",
                props: { type: "checkbox", checked: true, disabled: true, "aria-label": "Done" },
              },
              " ",
              { is: "Kbd" },
            ],
          },
        ],
      },
    ]);
  });
});

function childrenOf(tree: ReturnType<typeof treeOf>, tag: string): unknown[] {
  return tree.flatMap((node) => {
    if (typeof node === "string" || "html" in node) return [];
    const own = "tag" in node && node.tag === tag ? [...(node.children ?? [])] : [];
    return [...own, ...childrenOf(node.children ?? [], tag)];
  });
}
