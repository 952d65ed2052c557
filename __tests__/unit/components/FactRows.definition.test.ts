import { bindMarkdown } from "../../../plugins/docs-content/markdown/bindMarkdown";
import { bindTree } from "../../../plugins/docs-content/nodes/bindTree";
import { factFile } from "../../../plugins/docs-content/schema/facts";
import { blocksOf } from "../../../plugins/docs-content/search/blocks";
import { noBindings } from "../../support/bindings";
import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

const facts = factFile.parse({
  title: "Spices",
  source: "the kitchen",
  platform: "5.54.0",
  columns: [{ key: "name", label: "Name", kind: "code" }],
  rows: [
    { id: "salt", name: "salt" },
    { id: "sea.salt", name: "sea.salt" },
  ],
});
const bindings = {
  ...noBindings,
  siteUrl: "https://docs.test",
  snippet: () => undefined,
  facts: () => ({ facts, notes: {}, history: new Map([["sea.salt", { id: "sea.salt", since: "5.7" }]]) }),
};
const table = "| Name | Use |\n| --- | --- |\n| `salt(grams)` | Soup |\n| [`sea.salt`](/guide/salt) | Fish |";
const body = `<FactRows facts="spices">\n\n${table}\n\n</FactRows>`;

it("tells which facts the rows are about, by the code that they begin with, or by their IDs", () => {
  const { factRows, references } = compile(body);
  expect(factRows).toEqual([{ facts: "spices", ids: ["salt", "sea.salt"], line: 1, column: 1 }]);
  expect(references.facts.map(({ target }) => target)).toEqual(["spices"]);
  const named = compile(body.replace("<FactRows", '<FactRows ids={["a"]}'));
  expect(named.factRows.map(({ ids }) => ids)).toEqual([["a", ""]]);
});

it.each(["Words.", `${table}\n\nWords.`])("holds a table alone: %s", (content) => {
  expectProblems(compile(`<FactRows facts="spices">\n\n${content}\n\n</FactRows>`).problems, [
    ["page.mdx:1:1 fact-rows", "can contain only a table", "Put one Markdown table in it"],
  ]);
});

describe("on its page", () => {
  const { tree, markdown } = compile(`## Spices\n\n${body}\n\nAfter.`);
  const bound = bindTree(tree, bindings);

  it("is markup, with an anchor for each row and marks for what came later", () => {
    const html = bound.map((node) => (typeof node === "object" && "html" in node ? node.html : "?")).join("");
    expect(html).not.toContain("?");
    expect(html.match(/<tr[^>]*>/g)).toEqual([
      '<tr role="row">',
      '<tr id="spices.salt" role="row">',
      '<tr id="sea.salt" role="row">',
    ]);
    expect(html).toContain("</code></a> <em>since 5.7</em></td>");
    expect(html.match(/<em>/g)).toHaveLength(1);
  });

  it("gives each row a place in the search, and what follows belongs to the heading above", () => {
    expect(blocksOf(bound)).toEqual([
      { kind: "heading", depth: 2, id: "spices", text: "Spices" },
      { kind: "text", text: "Name · Use", isRow: true },
      { kind: "text", text: "salt(grams) · Soup", id: "spices.salt", isRow: true },
      { kind: "text", text: "sea.salt since 5.7 · Fish", id: "sea.salt", isRow: true, since: "5.7" },
      { kind: "text", text: "After." },
    ]);
  });

  it("has the same marks in Markdown", () => {
    expect(bindMarkdown(markdown, bindings)).toContain(
      "| `salt(grams)` | Soup |\n| [`sea.salt`](https://docs.test/guide/salt) *since 5.7* | Fish |",
    );
  });

  it("is the table as it was written where the facts are missing", () => {
    const lost = { ...bindings, facts: () => undefined };
    expect(bindMarkdown(markdown, lost)).toContain("| `salt(grams)` | Soup |\n| [");
    expect(JSON.stringify(bindTree(tree, lost))).not.toContain("<em>");
  });
});
