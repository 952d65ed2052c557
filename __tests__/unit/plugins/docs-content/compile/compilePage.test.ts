import { compilePage } from "../../../../../plugins/docs-content/compile/compilePage";
import { compile, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

describe("compilePage", () => {
  it("gathers what other steps need", () => {
    const page = compilePage(
      '## A title\n\nSee [it](/a#b), <Annotation term="t" />.\n\n<Snippet id="s" />\n\n```ts\nx\n```',
      "guide/a.mdx",
      5,
    );
    expect(page).toMatchObject({
      headings: [{ depth: 2, text: "A title", id: "a-title", line: 6 }],
      references: {
        links: [{ target: "/a#b", line: 8, column: 5 }],
        terms: [{ target: "t", line: 8, column: 17 }],
        snippets: [{ target: "s", line: 10, column: 1 }],
        pictures: [],
        screenshots: [],
      },
      samples: [expect.objectContaining({ lang: "ts", title: null, line: 12 })],
      problems: [],
    });
  });

  it("counts lines from the top of the file", () => {
    expectProblems(compilePage("\n<Foo />", "guide/a.mdx", 5).problems, [
      ["guide/a.mdx:7:1 unknown-component"],
    ]);
  });

  it("is empty for an empty body", () => {
    expect(compile("")).toMatchObject({ tree: [], headings: [], excerpt: "", wordCount: 0, problems: [] });
  });

  it("reports everything at once", () => {
    const { problems } = compile(
      'import a from "b"\n\n# One\n\n{x} [y](z)\n\n```\n```\n\n<Foo><Bar /></Foo>',
    );
    expect(problems.map(({ rule }) => rule).sort()).toEqual([
      "code-fence-language",
      "code-in-content",
      "code-in-content",
      "heading-level",
      "link-url",
      "unknown-component",
      "unknown-component",
    ]);
  });

  it("says the same of the same text, whenever it is asked", () => {
    const body = '## A\n\n<Tabs>\n<Tab label="a">x</Tab>\n</Tabs>\n\n```ts\nx\n```\n\n<Foo />';
    expect(compile(body)).toEqual(compile(body));
  });

  it("makes nothing that JSON loses", () => {
    const { tree } = compile(
      'a <Kbd>b</Kbd>\n\n| a |\n|:-|\n| <Badge kind="new" /> |\n\n3. <Plan name="Growth" />',
    );
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  });
});

describe("hostile content stays inert", () => {
  /** All markup and all props of a body, problems or not: `develop` shows pages with problems, too. */
  const shown = (body: string) => JSON.stringify(compile(body).tree);

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script in a line", "a <script>alert(1)</script> b"],
    ["an image", '<img src="x" onerror="alert(1)" />'],
    ["a frame", '<iframe src="https://evil.example" />'],
    ["a style sheet", "<style>body</style>"],
    ["vector markup", '<svg onload="alert(1)" />'],
    ["a form", '<form action="https://evil.example"><input /></form>'],
    ["a link with a URL of its own", '<a href="javascript:alert(1)">x</a>'],
  ])("%s is not shown at all", (_, body) => {
    expect(compile(body).problems.map(({ rule }) => rule)).toContain("unknown-component");
    expect(shown(body)).not.toMatch(/script|<img|iframe|style|svg|<form|<input|href|onerror/);
  });

  it.each([
    '<Badge kind="new" onclick="alert(1)" />',
    '<Kbd onClick="alert(1)">x</Kbd>',
    '<Details summary="x" dangerouslySetInnerHTML={{__html: "x"}}>y</Details>',
  ])("props of the browser are rejected: %s", (body) => {
    expectProblems(compile(body).problems, [["page.mdx:1:1 component-props", "has no prop"]]);
    expect(shown(body)).not.toContain("alert");
  });

  it("HTML elements that are allowed take no attributes", () => {
    const body = 'a<br onclick="alert(1)" />b<sub style="x">2</sub>';
    expectProblems(compile(body).problems, [
      ["page.mdx:1:2 html-attribute", "Write <br> without attributes"],
      ["page.mdx:1:28 html-attribute"],
    ]);
    expect(shown(body)).toBe('[{"html":"<p>a<br>b<sub>2</sub></p>"}]');
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html,alert)",
    "[x](vbscript:x)",
    "[x][y]\n\n[y]: javascript:alert(1)",
  ])("a URL that is code leads nowhere: %s", (body) => {
    expect(compile(body).problems).toMatchObject([{ rule: "link-url" }]);
    expect(shown(body)).toBe('[{"html":"<p><a href=\\"\\">x</a></p>"}]');
  });

  it("a URL that is code leads nowhere on a card", () => {
    const body = '<Cards>\n<Card title="x" href="javascript:alert(1)" />\n</Cards>';
    expectProblems(compile(body).problems, [["page.mdx:2:1 link-url"]]);
    expect(shown(body)).not.toContain("alert");
  });

  it("text that looks like markup is escaped", () => {
    const body = '## A "quoted" \\</script> & `<b>`\n\n\\<script> "x" &lt;img&gt;';
    const [markup] = treeOf(body);
    const html = typeof markup === "object" && "html" in markup ? markup.html : "";
    expect(html).toContain('A "quoted" &#x3C;/script> &#x26; <code>&#x3C;b></code>');
    expect(html).toContain('title="Direct link to A &#x22;quoted&#x22; </script> &#x26; <b>"');
    expect(html).toContain('<p>&#x3C;script> "x" &#x3C;img></p>');
  });

  it("titles with quotes and markup are props, not markup", () => {
    const title = 'a "b" </script><script>';
    expect(treeOf(`<Details summary='${title}'>\n\nx\n\n</Details>`)).toEqual([
      { is: "Details", props: { summary: title }, children: [{ html: "<p>x</p>" }] },
    ]);
    expect(treeOf(`:::note[a "b" \\</script>]\nx\n:::`)).toEqual([
      {
        is: "Admonition",
        props: { kind: "note", title: 'a "b" </script>' },
        children: [{ html: "<p>x</p>" }],
      },
    ]);
  });
});
