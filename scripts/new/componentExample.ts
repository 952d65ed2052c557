import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../command/root.mjs";
import type { PlannedFile } from "./plans";

/** The example in the template of a definition, as MDX. */
export function exampleOf(name: string): string {
  return `<${name} title="A title">\n\nText.\n\n</${name}>`;
}

/** Pages with every component: the showcase for writers, and pages of the fixture sites, which tests build. */
const showcase = "content/snippets/component-showcase.mdx";
const fixturePages = [
  "__tests__/fixtures/good-small/guide/components.mdx",
  "__tests__/fixtures/every-component/guide/components.mdx",
  "__tests__/fixtures/every-component/guide/more-components.mdx",
];

/** The pages with the example of one more component at their end. */
export function pagesWithExample(name: string): Promise<PlannedFile[]> {
  const example = exampleOf(name);
  const source = ["```mdx", example, "```"].join("\n");
  return Promise.all([
    withSection(showcase, [`## ${name}`, "TODO: what it is for.", example, source]),
    ...fixturePages.map((page) => withSection(page, [example])),
  ]);
}

async function withSection(page: string, parts: readonly string[]): Promise<PlannedFile> {
  const file = join(root, page);
  const text = (await readFile(file, "utf8")).trimEnd();
  return { file, text: `${[text, ...parts].join("\n\n")}\n` };
}
