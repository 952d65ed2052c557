import { bindMarkdown } from "../../../plugins/docs-content/markdown/bindMarkdown";
import { bindTree } from "../../../plugins/docs-content/nodes/bindTree";
import { factFile } from "../../../plugins/docs-content/schema/facts";
import { blocksOf } from "../../../plugins/docs-content/search/blocks";
import { noBindings } from "../../support/bindings";
import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

const head = { title: "Kitchen", source: "the kitchen", platform: "5.54.0" };
const methods = factFile.parse({
  ...head,
  members: "params",
  columns: [{ key: "method", label: "Method", kind: "code" }],
  rows: [{ id: "cook", method: "cook()", signature: "cook(params): Dish" }],
});
const params = factFile.parse({
  ...head,
  columns: [{ key: "param", label: "Parameter", kind: "code" }],
  rows: [{ id: "cook.salt", group: "cook", param: "salt", type: "number", required: true }],
});
const bindings = {
  ...noBindings,
  siteUrl: "https://docs.test",
  snippet: () => undefined,
  facts: (name: string) =>
    name === "methods"
      ? { facts: methods, notes: {} }
      : { facts: params, notes: { "cook.salt": { meaning: "See [salt](/guide/salt)." } } },
};

it("takes what it says from the facts alone", () => {
  expectProblems(compile('<FactEntry facts="methods" id="cook">\n\nText.\n\n</FactEntry>').problems, [
    ["page.mdx:1:1 fact-entry", "can't contain text", "Close it with />"],
  ]);
});

it("tells which entries the page has, and that it needs the facts", () => {
  const { factEntries, references } = compile('Text.\n\n<FactEntry facts="methods" id="cook" />');
  expect(factEntries).toEqual([{ facts: "methods", id: "cook", line: 3, column: 1 }]);
  expect(references.facts.map(({ target }) => target)).toEqual(["methods"]);
});

it.each([
  '<FactEntry facts="methods" />',
  '<FactEntry facts="Methods!" id="a" />',
  '<FactEntry facts="a" id="" />',
])("refuses %s", (body) => {
  expectProblems(compile(body).problems, [["page.mdx:1:1 component-props"]]);
});

describe("on its page", () => {
  const { tree, markdown } = compile('## cook\n\n<FactEntry facts="methods" id="cook" />');
  const bound = bindTree(tree, bindings);

  it("is markup, without a component that a browser would have to load", () => {
    const [, entry] = bound;
    expect(entry).toMatchObject({ tag: "div", children: [{ html: expect.stringContaining("salt") }] });
  });

  it("begins with its signature in colors", () => {
    expect(JSON.stringify(bound)).toMatch(
      /<div><code class=\\"signature\\"><span class=\\"tk-function\\">cook<\/span>/,
    );
  });

  it("is found by the names of its parts", () => {
    const texts = blocksOf(bound).flatMap((block) => (block.kind === "text" ? [block.text] : []));
    expect(texts).toContain("cook(params): Dish");
    expect(texts.some((text) => text.startsWith("salt required") && text.includes("See salt."))).toBe(true);
  });

  it("is the same in Markdown, with links to the site", () => {
    expect(bindMarkdown(markdown, bindings)).toBe(
      [
        "## cook",
        "`cook(params): Dish`",
        "| Parameter | Type | Meaning |\n| --- | --- | --- |\n| `salt` *required* | `number` | See [salt](https://docs.test/guide/salt). |",
      ].join("\n\n"),
    );
  });

  it("is nothing where the facts are missing", () => {
    const lost = { ...bindings, facts: () => undefined };
    expect(bindTree(tree, lost)).toHaveLength(1);
    expect(bindMarkdown(markdown, lost).trim()).toBe("## cook");
  });
});
