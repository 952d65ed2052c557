import { compile, htmlOf, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

describe("a heading", () => {
  it("gets the id that GitHub gives it, and a link to itself", () => {
    expect(htmlOf("## What is new, *and* `why`?")).toBe(
      '<h2 id="what-is-new-and-why">What is new, <em>and</em> <code>why</code>?' +
        '<a class="headingAnchor" href="#what-is-new-and-why" title="Direct link to What is new, and why?" aria-label="Direct link to What is new, and why?"></a></h2>',
    );
  });

  it("may hold a component", () => {
    expect(treeOf('## Drafts <Badge kind="beta" />')).toEqual([
      {
        tag: "h2",
        props: { id: "drafts" },
        children: [
          "Drafts ",
          { is: "Badge", props: { kind: "beta" } },
          {
            tag: "a",
            props: {
              className: "headingAnchor",
              href: "#drafts",
              title: "Direct link to Drafts",
              "aria-label": "Direct link to Drafts",
            },
          },
        ],
      },
    ]);
  });

  it("is listed, wherever it stands", () => {
    const { headings } = compile(
      '## One\n\n### Two\n\n<Details summary="x">\n\n#### Three\n\n</Details>\n\n## Four',
    );
    expect(headings).toEqual([
      { depth: 2, text: "One", id: "one", line: 1 },
      { depth: 3, text: "Two", id: "two", line: 3 },
      { depth: 4, text: "Three", id: "three", line: 7 },
      { depth: 2, text: "Four", id: "four", line: 11 },
    ]);
  });

  it("keeps letters of other scripts in its id", () => {
    expect(compile("## Über 日本").headings).toMatchObject([{ id: "über-日本" }]);
  });
});

describe("what is wrong with a heading", () => {
  it("is an id that another one has", () => {
    expectProblems(compile("## Usage\n\nText.\n\n## *Usage*!").problems, [
      ["page.mdx:5:1 duplicate-heading", '"usage"', "Reword one of the headings"],
    ]);
  });

  it("is a level 1", () => {
    expectProblems(compile("Text.\n\n# Title").problems, [
      ["page.mdx:3:1 heading-level", "Only the page's title can be an h1", "Start headings at ##"],
    ]);
  });

  it("is a level left out, at the start or later", () => {
    expectProblems(compile("### Early\n\n## A\n\n#### Deep").problems, [
      ["page.mdx:1:1 heading-level", "Write ## here"],
      ["page.mdx:5:1 heading-level", "level 4 heading follows a level 2", "Write ### here"],
    ]);
  });

  it("is not a way back up", () => {
    expect(compile("## A\n\n### B\n\n#### C\n\n## D").problems).toEqual([]);
  });

  it("is a text that no id can be made of", () => {
    expectProblems(compile("## ???\n\n## !!!").problems, [
      ["page.mdx:1:1 heading-text", "no letter or digit"],
      ["page.mdx:3:1 heading-text"],
    ]);
  });
});
