import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../command/failure.mjs";
import { root } from "../command/root.mjs";
import { type Display, exampleOf, pagesWithExample } from "./componentExample";
import { fillTemplate, type NewFileOptions, type Plan, type PlannedFile } from "./plans";

const templates = {
  block: ["definition.ts.txt", "renderer.tsx.txt", "definition.test.ts.txt"],
  inline: ["inlineDefinition.ts.txt", "inlineRenderer.tsx.txt", "inlineDefinition.test.ts.txt"],
} as const;

export const planComponent = (options: NewFileOptions) => plan(options, "block");

export const planInlineComponent = (options: NewFileOptions) => plan(options, "inline");

async function plan({ name }: NewFileOptions, display: Display): Promise<Plan> {
  if (!/^([A-Z][a-z]+\d*)+$/.test(name)) {
    throw new Failure(
      `"${name}" isn't a component's name: use words that each start with a capital letter, as in FileTree.`,
    );
  }
  const components = join(root, "src/components");
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Definition`;
  const values = { constant, name, example: exampleOf(name, display).replaceAll("\n", "\\n") };
  const [definition = "", renderer = "", test = ""] = await Promise.all(
    templates[display].map((file) => fillTemplate(file, values)),
  );
  const lists = await Promise.all([
    withLines(join(components, "definitions.ts"), [
      `import { ${constant} } from "./${name}/${name}.definition";`,
      `  ${name}: ${constant},`,
    ]),
    withLines(join(components, "Content/vocabulary.ts"), [
      `import { ${name} } from "../${name}/${name}";`,
      `  ${name},`,
    ]),
  ]);
  const pages = await pagesWithExample(name, display);
  return {
    file: join(components, name, `${name}.definition.ts`),
    text: definition,
    changes: () => [
      { file: join(components, name, `${name}.tsx`), text: renderer },
      ...lists,
      { file: join(root, `__tests__/unit/components/${name}.definition.test.ts`), text: test },
      ...pages,
    ],
    next: `Change the two files in src/components/${name}/: props, Markdown, and search text in ${name}.definition.ts, HTML in ${name}.tsx. If you change its example, change it in its test, in content/snippets/component-showcase.mdx, and in the pages of __tests__/fixtures/ listed above, too: "npm run check" checks the showcase, and "DOCS_CONTENT=__tests__/fixtures/good-small npm run check" a fixture site. Then add a row to the table in CONTRIBUTING.md.`,
  };
}

/** A list of components with one more: each line is added to its group of lines, in alphabetical order. */
async function withLines(file: string, added: readonly string[]): Promise<PlannedFile> {
  const lines = (await readFile(file, "utf8")).split("\n");
  for (const line of added) {
    const isAlike = line.startsWith("import")
      ? /^import \{ \w+ \} from "\.\.?\/[A-Z]/
      : /^ {2}[A-Z]\w+(: \w+)?,$/;
    const similar = lines.filter((other) => isAlike.test(other));
    const next = similar.find((other) => sortKey(other) > sortKey(line));
    lines.splice(
      next === undefined ? lines.lastIndexOf(similar.at(-1) ?? "") + 1 : lines.indexOf(next),
      0,
      line,
    );
  }
  return { file, text: lines.join("\n") };
}

/** The name of the component that a line is about. */
function sortKey(line: string): string {
  return line.replace(/^import .*\/|^ +|(\.definition)?";$|[:,].*$/g, "").toLowerCase();
}
