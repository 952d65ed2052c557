import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../command/root.mjs";
import type { PlannedFile } from "./plans";

/** `block` for a component between paragraphs, `inline` for one in a line of text. */
export type Display = "block" | "inline";

/** The example in the template of a definition, as MDX. */
export function exampleOf(name: string, display: Display): string {
  return display === "inline"
    ? `<${name}>word</${name}>`
    : `<${name} title="A title">\n\nText.\n\n</${name}>`;
}

/** Pages with every component: the showcase for writers, and pages of the fixture sites, which tests build. */
const showcase = "content/snippets/component-showcase.mdx";
const fixturePages = [
  "__tests__/fixtures/good-small/guide/components.mdx",
  "__tests__/fixtures/every-component/guide/components.mdx",
  "__tests__/fixtures/every-component/guide/more-components.mdx",
];

/** The pages with the example of one more component: in the showcase's table of inline components, or else at their end. */
export function pagesWithExample(name: string, display: Display): Promise<PlannedFile[]> {
  const example = exampleOf(name, display);
  const source = ["```mdx", example, "```"].join("\n");
  const shown = display === "inline" ? `Some ${example} text.` : example;
  return Promise.all([
    display === "inline"
      ? withRow(showcase, `| ${example} | \`${example}\` |`)
      : withSection(showcase, [`## ${name}`, "TODO: what it is for.", example, source]),
    ...fixturePages.map((page) => withSection(page, [shown])),
  ]);
}

async function withSection(page: string, parts: readonly string[]): Promise<PlannedFile> {
  const file = join(root, page);
  const text = (await readFile(file, "utf8")).trimEnd();
  return { file, text: `${[text, ...parts].join("\n\n")}\n` };
}

/** The page with one more row at the end of the first table below "Inline components". */
async function withRow(page: string, row: string): Promise<PlannedFile> {
  const file = join(root, page);
  const lines = (await readFile(file, "utf8")).split("\n");
  const heading = lines.indexOf("## Inline components");
  const table = lines.findIndex((line, index) => index > heading && line.startsWith("|"));
  const end = lines.findIndex((line, index) => index > table && !line.startsWith("|"));
  lines.splice(end, 0, row);
  return { file, text: lines.join("\n") };
}
