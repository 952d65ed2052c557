import { isExternal } from "../../../../../plugins/docs-content/compile/links";
import { compile, htmlOf, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

const linksOf = (body: string) => compile(body).references.links;

describe("a link within the site", () => {
  it("is remembered with its place", () => {
    expect(linksOf("a [b](/c) and\n[d](/e?f=g#h), [i](#j)")).toEqual([
      { target: "/c", line: 1, column: 3 },
      { target: "/e?f=g#h", line: 2, column: 1 },
      { target: "#j", line: 2, column: 16 },
    ]);
  });

  it("is found everywhere: definitions, tables, components, cards", () => {
    const body =
      '[a][b]\n\n[b]: /one\n\n| t |\n|-|\n| [c](/two) |\n\n<Details summary="x">\n\n[d](/three)\n\n</Details>\n\n<Cards>\n<Card title="e" href="/four" />\n</Cards>';
    expect(linksOf(body).map(({ target }) => target)).toEqual(["/one", "/two", "/three", "/four"]);
  });

  it("is plain markup", () => {
    expect(htmlOf("[b](/c)")).toBe('<p><a href="/c">b</a></p>');
  });
});

describe("a link to another site", () => {
  it.each(["https://a.example/x", "http://a.example", "mailto:a@b.example"])("is marked: %s", (href) => {
    expect(htmlOf(`[b](${href})`)).toBe(`<p><a href="${href}" rel="noopener" class="external">b</a></p>`);
    expect(linksOf(`[b](${href})`)).toEqual([]);
  });

  it("is marked when its URL stands below the text", () => {
    expect(htmlOf("[b][C]\n\n[c]: https://a.example")).toBe(
      '<p><a href="https://a.example" rel="noopener" class="external">b</a></p>',
    );
  });

  it("is none when it is only a URL: a link says where it leads", () => {
    expect(htmlOf("See https://a.example.")).toBe("<p>See https://a.example.</p>");
  });

  it("is marked when it holds a component", () => {
    expect(treeOf('[a <Badge kind="new" />](https://a.example)')).toEqual([
      {
        tag: "p",
        children: [
          {
            tag: "a",
            props: { href: "https://a.example", rel: "noopener", className: "external" },
            children: ["a ", { is: "Badge", props: { kind: "new" } }],
          },
        ],
      },
    ]);
  });
});

describe("isExternal", () => {
  it.each([
    ["https://a.example", true],
    ["HTTP://a.example", true],
    ["mailto:a@b.example", true],
    ["/a", false],
    ["#a", false],
    ["//a.example", false],
    ["ftp://a.example", false],
  ])("%s: %s", (href, expected) => {
    expect(isExternal(href)).toBe(expected);
  });
});

describe("a URL that is none", () => {
  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "../intro",
    "./intro",
    "intro",
    "intro.mdx",
    "//a.example/x",
    "?a=b",
  ])("is reported: %s", (href) => {
    expectProblems(compile(`Text.\n\nA [b](${href})`).problems, [
      ["page.mdx:3:3 link-url", `"${href}"`, "/dev-docs/intro#anchor", "mailto:"],
    ]);
  });

  it("is reported where a definition stands", () => {
    expectProblems(compile("[a][b]\n\n[b]: ../c").problems, [["page.mdx:3:1 link-url"]]);
  });

  it("is reported on a card", () => {
    expectProblems(compile('<Cards>\n<Card title="a" href="intro" />\n</Cards>').problems, [
      ["page.mdx:2:1 link-url", '"intro"'],
    ]);
  });
});

describe("another spelling of a URL", () => {
  it.each([
    ["/a/b.html", "/a/b"],
    ["/a/b/", "/a/b"],
    ["/a/index.html", "/a"],
    ["/a/b.html#c", "/a/b#c"],
    ["/a/?b=c#d", "/a?b=c#d"],
  ])("is reported: %s", (href, fixed) => {
    expectProblems(compile(`[b](${href})`).problems, [
      ["page.mdx:1:1 link-spelling", "isn't the exact spelling", `Write ${fixed}.`],
    ]);
  });

  it.each(["/", "/a/b", "/#c", "/release-notes/atom.xml"])("is not %s", (href) => {
    expect(compile(`[b](${href})`).problems).toEqual([]);
  });
});

describe("a Markdown image", () => {
  it("is reported with the figure to write instead", () => {
    expectProblems(compile("Text\n![A tree](/images/diagrams/tree.svg)").problems, [
      ["page.mdx:2:1 markdown-image", '<Figure src="diagrams/tree.svg" alt="A tree" />'],
    ]);
  });

  it("is reported when its URL stands below the text", () => {
    expectProblems(compile("![A][b]\n\n[b]: /c.png").problems, [["page.mdx:1:1 markdown-image", "<Figure"]]);
  });
});
