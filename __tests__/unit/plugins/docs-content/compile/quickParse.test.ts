import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { compilePage, compileRoot } from "../../../../../plugins/docs-content/compile/compilePage";
import { createContext } from "../../../../../plugins/docs-content/compile/context";
import { parseMdx } from "../../../../../plugins/docs-content/compile/parse";
import { parseQuickly } from "../../../../../plugins/docs-content/compile/quickParse";
import { filesIn } from "../../../../../scripts/fixture/files.mjs";
import { components } from "../../../../../src/components/definitions";

const content = join(__dirname, "../../../../../content");

/** What becomes of a text by one of the parsers, or undefined where that one isn't sure. */
function quickly(body: string) {
  const root = parseQuickly(body);
  return root && compileRoot(root, body, { ...createContext("page.mdx", 0), components });
}

function exactly(body: string) {
  const context = { ...createContext("page.mdx", 0), components };
  return compileRoot(parseMdx(body, context), body, context);
}

it("makes of every page of the site what remark makes of it", () => {
  const bodies = filesIn(content)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => readFileSync(join(content, file), "utf8").replace(/^---\n[\s\S]*?\n---\n/, ""));
  let sure = 0;
  for (const body of bodies) {
    const quick = quickly(body);
    if (!quick) continue;
    sure += 1;
    expect(quick).toEqual(exactly(body));
  }
  expect(sure / bodies.length).toBeGreaterThan(0.85);
});

it("makes of a text that was changed at random what remark makes of it", () => {
  const lines = everything.split("\n");
  const changed = fc
    .record({
      first: fc.nat(lines.length - 1),
      count: fc.integer({ min: 1, max: 14 }),
      line: fc.nat(13),
      column: fc.nat(60),
      added: fc.constantFrom(...additions),
    })
    .map(({ first, count, line, column, added }) => {
      const part = lines.slice(first, first + count);
      const at = line % part.length;
      const text = part[at] ?? "";
      part[at] = `${text.slice(0, column)}${added}${text.slice(column)}`;
      return part.join("\n");
    });
  let compared = 0;
  fc.assert(
    fc.property(changed, (body) => {
      const quick = quickly(body);
      if (!quick || quick.problems.length > 0) return;
      compared += 1;
      expect(quick).toEqual(exactly(body));
    }),
    { numRuns: 3000, seed: 5 },
  );
  expect(compared).toBeGreaterThan(800);
});

it.each([
  ["a NUL", "a\0b"],
  ["a byte order mark", "**a\ufeff**"],
  ["an escaped mark before another", "\\**Bold:** no"],
  ["a mark of emphasis beside an emoji", "a *😀*b**"],
  ["`:::` in a line with other words", ":::tip words behind it\n\nText\n\n:::"],
  ["`:::` that isn't at the beginning of its line", "- :::tip\n  Text\n  :::"],
  ["`:::` that closes nothing", "- item\n:::"],
  ["`:::` right below a table", ":::tip\n| a | b |\n| - | - |\n| c | d |\n:::"],
  ["the directive for a line", "::name"],
  ["the directive for words", "## watch:link"],
  ["a component right below a line of text", "- item\n<Badge\n  kind={\n    'new'\n  }\n/>"],
  [
    "components in lines of one paragraph",
    '<Card title="a" href="/b">c</Card>\n<Card title="d" href="/e">f</Card>',
  ],
  ["expressions that are a paragraph", "{platform.version} {/* a comment */}"],
  ["a block of code that isn't closed", ":::tip\n\n```js\nx\n\n:::"],
  ["a closing tag in an item of a list", "<Steps>\n\n1. </Steps>"],
  ["a bare address", "See https://example.com for more"],
  ["an expression that is none", "{a b}"],
  ["a tag that isn't closed", "<Tabs>"],
])("leaves to remark: %s", (_, body) => {
  expect(parseQuickly(body)).toBeUndefined();
});

it.each([
  ["brackets", `{${"(".repeat(20_000)}1${")".repeat(20_000)}}`],
  ["objects", `<Badge kind={${"{a:".repeat(20_000)}1${"}".repeat(20_000)}} />`],
  ["functions", `{${"a=>".repeat(20_000)}a}`],
  ["choices", `{${"a?a:".repeat(20_000)}a}`],
  ["elements", `{${"<a>".repeat(20_000)}${"</a>".repeat(20_000)}}`],
  ["exports", `export const a = ${"[".repeat(20_000)}${"]".repeat(20_000)}`],
])("outlives %s that nest without end", (_, body) => {
  expect(parseQuickly(body)).toBeUndefined();
});

it("gives expressions and attributes the syntax trees that the compiler reads", () => {
  const root = parseQuickly('At {platform.version} {/* a comment */} <Badge kind={"new"} a={{ b: [1] }} />');
  expect(root).toMatchObject({
    children: [
      {
        children: [
          { type: "text" },
          { data: { estree: { body: [{ type: "ExpressionStatement" }] } } },
          { type: "text" },
          { data: { estree: { body: [] } } },
          { type: "text" },
          {
            attributes: [
              { value: { data: { estree: { body: [{ expression: { value: "new" } }] } } } },
              { value: { data: { estree: { body: [{ expression: { type: "ObjectExpression" } }] } } } },
            ],
          },
        ],
      },
    ],
  });
});

it("leaves it to remark to word what can't be read", () => {
  const body = "Text\n\n<Tabs>\n\nmore";
  expect(parseQuickly(body)).toBeUndefined();
  const { problems } = compilePage(body, "page.mdx", 0);
  expect(problems).toMatchObject([{ rule: "mdx-syntax", line: 3, column: 1 }]);
  expect(problems).toEqual(exactly(body).problems);
});

it("reads a text again with remark where the compiler finds something wrong", () => {
  const body = "Text\n\n<Tabz />";
  expect(quickly(body)?.problems).toMatchObject([{ rule: "unknown-component" }]);
  expect(compilePage(body, "page.mdx", 0)).toEqual({
    ...exactly(body),
    problems: [expect.objectContaining({ rule: "unknown-component", line: 3 })],
  });
});

const additions = [
  ..."*_`[]()<>{}|\\#~!^$&:é",
  "\n",
  "\n\n",
  "  ",
  "    ",
  "\t",
  "- ",
  "1. ",
  "> ",
  "---",
  "```",
  "~~",
  ":::",
  "[^1]",
  "[ ] ",
  "<b>",
  "😀",
  "  \n",
  "\r\n",
  "&amp;",
  '[a]: /b "c"',
  "| a |",
  "https://a.b",
  "{/* c */}",
  '<Badge kind="new" />',
];

const everything = `Words with *emphasis*, **strength**, \`code\`, a [link](/dev-docs/intro "Title") and {platform.version}.
A second line, with a break  
and a <Badge kind="new" /> in it, and <Kbd>Ctrl</Kbd>.

## A heading with \`code\`

- An item, of which
  the second line is here
- [ ] A task
  1. Below it
  2. Twice

     A paragraph in it.

> A quotation
> of two lines.

| Name | Value |
| --- | :-: |
| \`a \\| b\` | **c** |
| d | {/* nothing */} |

:::tip[Its title]

Words in a box, with ~~strikethrough~~ and a note[^1].

\`\`\`js title="a.js" {1,3-5}
const a = { b: 1 };
\`\`\`

:::

<Tabs groupId="a">
<Tab label="One">

Text of a tab.

</Tab>
<Tab label="Two">

\`\`\`bash
npm start
\`\`\`

</Tab>
</Tabs>

<Steps>

1. The first step.
2. The second: <Annotation term="relation">relation</Annotation>.

</Steps>

[^1]: What the note says.

***

Setext
------

    indented code

![A picture](/images/a.png)\\
after a break &copy; \\*not emphasis\\* <https://example.com/a>`;
