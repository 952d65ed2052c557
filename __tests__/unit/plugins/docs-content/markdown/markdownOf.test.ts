import { siteMark } from "../../../../../plugins/docs-content/markdown/marks";
import { compile } from "../../../../support/compile";

function markdown(...lines: string[]): string {
  const { markdown, problems } = compile(lines.join("\n"));
  expect(problems).toEqual([]);
  return markdown;
}

describe("markdownOf", () => {
  it("takes plain Markdown as it is written", () => {
    const body = [
      "## A *heading*",
      "",
      "* one",
      "* two",
      "",
      "Inline `x`.",
      "",
      "```js",
      "<Tabs>{1}",
      "```",
    ].join("\n");
    expect(markdown(body)).toBe(body);
  });

  it("gives links to this site a place for its host, and leaves others and anchors", () => {
    const body =
      "## B\n\n[a](/dev-docs/a#b), [b](#b), [c](https://other.example) and [d][d].\n\n[d]: /dev-docs/d";
    expect(markdown(body)).toBe(body.replace("](/", `](${siteMark}/`).replace(": /", `: ${siteMark}/`));
  });

  it("writes variables' values, and no comments", () => {
    expect(markdown("Node {platform.node}.{/* why */}")).toMatch(/^Node \d+[\w ]*\.$/);
  });

  it("makes headings of tabs, one level below the section's", () => {
    const tabs = ["## Run it", "", "<Tabs>", '<Tab label="One">', "", "First.", "", "</Tab>"];
    const more = ['<Tab label="Two">', "", "### Inside", "", "</Tab>", "</Tabs>", "", "After."];
    expect(markdown(...tabs, ...more).split("\n\n")).toEqual([
      "## Run it",
      "### One",
      "First.",
      "### Two",
      "### Inside",
      "After.",
    ]);
  });

  it("quotes directives under their name and title", () => {
    expect(markdown(":::tip[Ask for less]", "Only `fields`.", ":::")).toBe(
      "> **Tip: Ask for less**\n>\n> Only `fields`.",
    );
  });

  it("keeps of a fence's options the title, and what is a diff is one", () => {
    expect(markdown('```ts title="a.ts" {1} wrap', "a", "```")).toBe('```ts title="a.ts"\na\n```');
    expect(markdown('```ts title="diff.ts" diff', "-a", "+b", "```")).toBe(
      '```diff title="diff.ts"\n-a\n+b\n```',
    );
    expect(markdown('```ts title="no diff here"', "-a", "```")).toContain("```ts");
  });

  it("says in a line what words and commands show", () => {
    expect(markdown('Now <Badge kind="beta" />, <Since version="5.1.0" />: <Kbd>Esc</Kbd>.')).toBe(
      "Now (beta), (since 5.1.0): Esc.",
    );
    expect(markdown('<PackageManager command="npm install qs" />')).toBe("```bash\nnpm install qs\n```");
  });

  it("escapes what a component says, also where it stands alone", () => {
    expect(markdown('<Plan name="Growth <b>" />')).toBe("(plan: Growth \\<b>)");
    expect(markdown('Now <Plan name="Growth <b>" />.')).toBe("Now (plan: Growth \\<b>).");
  });

  it("lists cards as links with their lines", () => {
    const card = '<Card title="API" href="/dev-docs/api" icon="braces">\n\nAll routes.\n\n</Card>';
    const plain = '<Card title="Plain" icon="braces">\n\nNo link.\n\n</Card>';
    expect(markdown("<Cards>", "", card, "", plain, "", "</Cards>")).toBe(
      `- [API](${siteMark}/dev-docs/api): All routes.\n- **Plain**: No link.`,
    );
  });

  it("keeps the words of a card that is written on one line", () => {
    const cards = ["One `a`, two.", "Three *b*."].map((words) => `<Card title="T" href="/t">${words}</Card>`);
    expect(markdown("<Cards>", ...cards, "</Cards>")).toBe(
      `- [T](${siteMark}/t): One \`a\`, two.\n- [T](${siteMark}/t): Three *b*.`,
    );
  });

  it("leaves marks for partials, also inside of a list and a quotation", () => {
    expect(markdown('1. Do\n\n   <Snippet id="a" />')).toContain('   <!--put-in {"snippet":"a"}-->');
    expect(markdown(":::note", '<Snippet id="a" />', ":::")).toContain('> <!--put-in {"snippet":"a"}-->');
  });

  it("writes requests as HTTP, and marks where responses belong", () => {
    const mark = '<!--put-in {"recording":"[0-9a-f]{20}","page":"page.mdx","show":';
    expect(markdown('<ApiCall path="/api/a" query="b=c" show={2} />')).toMatch(
      new RegExp(`^\`\`\`http\nGET /api/a\\?b=c\n\`\`\`\n\n${mark}2}-->$`),
    );
    expect(markdown("1. A\n\n   ```ts documentService\n   a();\n   ```")).toMatch(
      new RegExp(`^1\\. A\\s*\n   \`\`\`ts\n   a\\(\\);\n   \`\`\`\n\n   ${mark}null}-->$`),
    );
    expect(markdown('```ts check title="a.ts"\nx\n```')).toBe('```ts title="a.ts"\nx\n```');
  });
});
