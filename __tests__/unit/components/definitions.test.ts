import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import { compilePage } from "../../../plugins/docs-content/compile/compilePage";
import type { Bindings, MarkdownBindings } from "../../../plugins/docs-content/components/bindings";
import type { Components, TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { bindMarkdown } from "../../../plugins/docs-content/markdown/bindMarkdown";
import { bold, paragraph } from "../../../plugins/docs-content/markdown/mdast";
import { bindTree } from "../../../plugins/docs-content/nodes/bindTree";
import { factFile } from "../../../plugins/docs-content/schema/facts";
import { blocksOf } from "../../../plugins/docs-content/search/blocks";
import { admonitionDefinition } from "../../../src/components/Admonition/Admonition.definition";
import { Content } from "../../../src/components/Content/Content";
import type { ImagesBySrc } from "../../../src/components/Content/ImageContext";
import { components } from "../../../src/components/definitions";
import { noBindings } from "../../support/bindings";

const facts = factFile.parse(JSON.parse(readFileSync("content/data/filter-operators.json", "utf8")));

/** What the examples name of other files. */
const bindings: Bindings & Omit<MarkdownBindings, "snippet"> = {
  ...noBindings,
  screenshot: () => ({ alt: "Dishes.", hotspots: [{ x: 1, y: 1, says: "Opens forms." }] }),
  facts: (name) => (name === "filter-operators" ? { facts, notes: {} } : undefined),
  glossary: () => [{ term: "draft", aliases: ["sketch"], definition: "Unseen.", see: [] }],
  changes: () => [],
  recipes: () => [],
  siteUrl: "",
};
/** The words of these. */
const otherFiles = "Dishes. Opens forms. Draft, sketch: unseen. Shared sentence.";
/** What Markdown says an image is. */
const kindsOfThings = new Set(["figure", "screenshot", "diagram"]);
const showcase = readFileSync("content/snippets/component-showcase.mdx", "utf8");
const partial = compilePage("Shared *sentence*.", "snippets/cloud-facts.mdx", 0);
const vector = { kind: "vector", lightUrl: "a.svg", width: 1, height: 1 } as const;
const images: ImagesBySrc = {
  "diagrams/example.svg": vector,
  "screenshots/content-manager-list": vector,
};

/** A page of one component: its HTML, its Markdown, and what the search finds. */
function pageOf(body: string, known: Components = components) {
  const { tree, markdown, problems } = compilePage(body, "page.mdx", 0, known);
  expect(problems).toEqual([]);
  const bound = bindTree(tree, { ...bindings, snippet: () => partial.tree }, known);
  return {
    bound,
    html: () => renderToStaticMarkup(createElement(Content, { tree: bound, images })),
    twin: bindMarkdown(markdown, { ...bindings, snippet: () => partial.markdown }, known),
    blocks: blocksOf(bound, known),
  };
}

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** The words of HTML that readers see or hear. */
function wordsOfHtml(html: string): Set<string> {
  const heard = html.replace(/<[^>]*(?:aria-label|alt)="([^"]*)"[^>]*>/g, " $1 ");
  return words(heard.replace(/<[^>]*>/g, " ").replace(/&\w+;/g, " "));
}

/** The words of Markdown, without what only Markdown contains: a code block's language, list numbers, URLs of links. */
function wordsOfMarkdown(markdown: string): Set<string> {
  return words(
    markdown
      .replace(/^ *```\w*( title=)?/gm, " ")
      .replace(/^\d+\. /gm, "")
      .replace(/\]\([^)]*\)/g, "]"),
  );
}

const examples = Object.entries(components).map(([name, { example }]): [string, string] => [name, example]);
const cases = [
  ...examples,
  ...admonitionDefinition.names.map((name): [string, string] => [`:::${name}`, `:::${name}\nText.\n:::`]),
];

it.each(cases)("%s says the same on the page and in its Markdown", (_name, example) => {
  const { html, twin } = pageOf(example);
  const [page, markdown] = [wordsOfHtml(html()), wordsOfMarkdown(twin)];
  const written = words(`${example.replace(/\w+=/g, "")} ${otherFiles}`);
  expect([...markdown].filter((word) => !page.has(word) && !kindsOfThings.has(word))).toEqual([]);
  expect([...page].filter((word) => written.has(word) && !markdown.has(word))).toEqual([]);
});

it("are all in content/snippets/component-showcase.mdx with their examples", () => {
  expect(examples.filter(([, example]) => !showcase.includes(example))).toEqual([]);
});

/** All that a new component takes: its definition, and its line in the list. */
const props = z.strictObject({ about: z.string() });
const aside = {
  props,
  markdown: ({ props: { about }, children }) => [paragraph([bold(about)]), ...children],
  search: ({ props, writer, content }) => writer.labelled(textProp(props, "about"), content),
  bind: (props, page) => ({ ...props, id: page.nextId("aside") }),
  example: '<Aside about="Salt">\n\nNot too much.\n\n</Aside>',
} satisfies TagDefinition<typeof props>;

it("takes one definition and one line for a new component", () => {
  const known = { ...components, Aside: aside };
  const { bound, twin, blocks } = pageOf(`${aside.example}\n\n:::note\n${aside.example}\n:::`, known);
  const node = (id: string) => ({
    is: "Aside",
    props: { about: "Salt", id },
    children: [{ html: "<p>Not too much.</p>" }],
  });
  expect(bound).toEqual([
    node("aside-1"),
    { is: "Admonition", props: { kind: "note" }, children: [node("aside-2")] },
  ]);
  expect(twin).toBe("**Salt**\n\nNot too much.\n\n> **Note**\n>\n> **Salt**\n>\n> Not too much.");
  expect(blocks).toEqual([1, 2].map(() => ({ kind: "text", text: "Salt: Not too much." })));
  expect(compilePage("<Aside />", "page.mdx", 0, known).problems).toMatchObject([
    { rule: "component-props" },
  ]);
  expect(compilePage(aside.example, "page.mdx", 0).problems).toMatchObject([{ rule: "unknown-component" }]);
});
