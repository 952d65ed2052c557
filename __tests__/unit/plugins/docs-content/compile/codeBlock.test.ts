import { plainCodeBlock } from "../../../../../plugins/docs-content/compile/codeBlock";
import { compile, htmlOf, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

/** The props of the only code block of a body. */
function block(fence: string) {
  const [node] = treeOf(fence);
  if (typeof node !== "object" || !("is" in node)) throw new Error("no component");
  expect(node.is).toBe("CodeBlock");
  return node.props ?? {};
}

describe("a code fence", () => {
  it("becomes a CodeBlock with its lines colored", () => {
    expect(block('```ts\nconst a = "b";\n```')).toEqual({
      html: '<span class="line"><span class="tk-keyword">const</span> a <span class="tk-operator">=</span> <span class="tk-string">&quot;b&quot;</span><span class="tk-punctuation">;</span></span>',
      lang: "ts",
      lines: 1,
      columns: 14,
    });
  });

  it("takes title, flags and highlighted lines", () => {
    const props = block(
      '```text title="it\'s <b> & c" {2} showLineNumbers wrap collapse\none\ntwo\n\nfour\n```',
    );
    expect(props).toEqual({
      html: '<span class="line">one</span>\n<span class="line hl">two</span>\n<span class="line"></span>\n<span class="line">four</span>',
      lang: "text",
      lines: 4,
      columns: 4,
      title: "it's <b> & c",
      showLineNumbers: true,
      wrap: true,
      collapse: true,
    });
  });

  it("escapes what it holds", () => {
    const { html } = block('```text\n<script>alert("1") && x</script>\n```');
    expect(html).toBe(
      '<span class="line">&lt;script&gt;alert(&quot;1&quot;) &amp;&amp; x&lt;/script&gt;</span>',
    );
  });

  it("escapes in every language", () => {
    for (const lang of ["html", "ts", "tsx", "bash", "json", "mdx", "diff"]) {
      expect(block(`\`\`\`${lang}\n</code></pre><script>x</script>\n\`\`\``).html).not.toMatch(
        /<(?!\/?span)/,
      );
    }
  });

  it("may be empty", () => {
    expect(block("```text\n```")).toMatchObject({ html: '<span class="line"></span>', lines: 1 });
  });

  it("is never made of text that is only indented", () => {
    expect(htmlOf("    indented")).toBe("<p>indented</p>");
  });

  it("is remembered as a sample with language, title and line", () => {
    const { samples } = compile('Text.\n\n```ts title="a.ts"\nx\n```\n\n```bash\ny\n```');
    const unmarked = { column: 1, check: null, show: null, unverifiedBecause: null };
    expect(samples).toEqual([
      { lang: "ts", title: "a.ts", line: 3, ...unmarked },
      { lang: "bash", title: null, line: 7, ...unmarked },
    ]);
  });
});

it("says how wide its longest line is, with a tab for two characters", () => {
  expect(block("```text\n\tab\nabc\n```")).toMatchObject({ lines: 2, columns: 4 });
});

describe("a diff", () => {
  it("has boxes for the two sides of each change, its lines in the order in which they are written", () => {
    const { html, split, lines } = block("```text diff split\n a\n-b\n-c\n+d\n-e\n+f\n g\n+h\n```");
    expect({ split, lines }).toEqual({ split: true, lines: 8 });
    expect(html).toBe(
      [
        '<span class="line">a</span>',
        '<span class="change"><span class="delSide"><span class="line del">b</span>',
        '<span class="line del">c</span></span>',
        '<span class="insSide"><span class="line ins">d</span></span></span>',
        '<span class="change"><span class="delSide"><span class="line del">e</span></span>',
        '<span class="insSide"><span class="line ins">f</span></span></span>',
        '<span class="line">g</span>',
        '<span class="change"><span class="insSide"><span class="line ins">h</span></span></span>',
      ].join("\n"),
    );
  });

  it("alone has two sides", () => {
    expectProblems(compile("```ts split\na\n```").problems, [
      ["page.mdx:1:1 code-fence-option", '"split" shows the two sides of a diff', 'Add "diff"'],
    ]);
  });

  it("shows signs as marks, and colors the code as its language says", () => {
    const { html, diff } = block("```ts diff\n-old();\n+new_();\n same();\n```");
    expect(diff).toBe(true);
    expect(String(html).split("\n")).toEqual([
      expect.stringMatching(/^<span class="line del"><span class="tk-function">old<\/span>/),
      expect.stringMatching(/^<span class="line ins"><span class="tk-function">new_<\/span>/),
      expect.stringMatching(/^<span class="line"><span class="tk-function">same<\/span>/),
    ]);
  });

  it("works without a language", () => {
    expect(block("```diff\n-a\n+b\n c\n```")).toEqual({
      html: '<span class="line del">a</span>\n<span class="line ins">b</span>\n<span class="line">c</span>',
      lang: "diff",
      lines: 3,
      columns: 1,
      diff: true,
    });
  });

  it("can highlight lines, too", () => {
    expect(block("```text diff {1}\n+a\n```").html).toBe('<span class="line ins hl">a</span>');
  });
});

describe("a shell's prompt", () => {
  it.each(["bash", "sh", "shell", "console"])("is set apart from the command in %s", (lang) => {
    const lines = String(block(`\`\`\`${lang}\n$ npm run build\nready\n\`\`\``).html).split("\n");
    expect(lines[0]).toMatch(/^<span class="line"><span class="prompt">\$ <\/span>.*npm/);
    expect(lines[1]).not.toContain("prompt");
  });

  it.each([
    "$ npm i",
    "$ export A=$B",
    "$ # remark",
    '$ echo "x',
    "$ cd $HOME && ls",
    "$ cat <<EOF",
    "$HOME",
  ])("leaves the markup of %p whole", (line) => {
    const html = String(block(`\`\`\`bash\n${line}\n\`\`\``).html);
    const opened = html.match(/<span/g)?.length;
    expect(html.match(/<\/span>/g)?.length).toBe(opened);
  });

  it("is text in other languages", () => {
    expect(block("```text\n$ npm\n```").html).toBe('<span class="line">$ npm</span>');
  });
});

describe("what is wrong with a fence", () => {
  it("is a missing language", () => {
    expectProblems(compile("Text.\n\n- item\n\n  ```\n  x\n  ```").problems, [
      ["page.mdx:5:3 code-fence-language", "has no language", "```ts", "```text"],
    ]);
  });

  it("is an unknown language, and the nearest one is named", () => {
    expectProblems(compile("```typescrip\nx\n```").problems, [
      ["page.mdx:1:1 code-fence-language", '"typescrip"', 'Did you mean "typescript"?'],
    ]);
  });

  it.each(["constructor", "toString", "__proto__"])("is a language called %s", (lang) => {
    expectProblems(compile(`\`\`\`${lang}\nx\n\`\`\``).problems, [["page.mdx:1:1 code-fence-language"]]);
  });

  it("is an unknown option", () => {
    expectProblems(compile("\n```ts showLineNumber\nx\n```").problems, [
      ["page.mdx:2:1 code-fence-option", '"showLineNumber"', '"showLineNumbers"', "{1,3-5}"],
    ]);
  });

  it("is a highlighted line that is not there", () => {
    expectProblems(compile("```ts {3}\none\ntwo\n```").problems, [
      ["page.mdx:1:1 code-fence-option", '"{3}"', "lines 1 to 2"],
    ]);
  });

  it("is a title that holds a quote", () => {
    expectProblems(compile('```ts title="a "b""\nx\n```').problems, [
      ["page.mdx:1:1 code-fence-option", 'b""'],
    ]);
  });
});

describe("plainCodeBlock", () => {
  it("makes the props of a block for code that no fence holds", () => {
    expect(plainCodeBlock("a < b", "text")).toEqual({
      html: '<span class="line">a &lt; b</span>',
      lang: "text",
      lines: 1,
      columns: 5,
    });
  });
});
