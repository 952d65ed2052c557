import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../command/failure.mjs";
import { root } from "../command/root.mjs";
import { fillTemplate, type NewFileOptions, type Plan, type PlannedFile } from "./plans";

export async function planComponent({ name, today }: NewFileOptions): Promise<Plan> {
  if (!/^([A-Z][a-z]+)+$/.test(name)) {
    throw new Failure(
      `"${name}" can't name a component: write words that begin with capitals, as in FileTree.`,
    );
  }
  const components = join(root, "src/components");
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Definition`;
  const values = { title: constant, today, name };
  const [definition, renderer] = await Promise.all(
    ["definition.ts.txt", "renderer.tsx.txt"].map((file) => fillTemplate(file, values)),
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
  return {
    file: join(components, name, `${name}.definition.ts`),
    text: definition ?? "",
    changes: () => [{ file: join(components, name, `${name}.tsx`), text: renderer ?? "" }, ...lists],
    next: `Say in ${name}.definition.ts what it is, and put its example into the showcase and a fixture: tests name what is missing.`,
  };
}

/** A list of components with one more, each line among those that look like it, by the alphabet. */
async function withLines(file: string, added: readonly string[]): Promise<PlannedFile> {
  const lines = (await readFile(file, "utf8")).split("\n");
  for (const line of added) {
    const isAlike = line.startsWith("import")
      ? /^import \{ \w+ \} from "\.\.?\/[A-Z]/
      : /^ {2}[A-Z]\w+(: \w+)?,$/;
    const alike = lines.filter((other) => isAlike.test(other));
    const next = alike.find((other) => sortKey(other) > sortKey(line));
    lines.splice(
      next === undefined ? lines.lastIndexOf(alike.at(-1) ?? "") + 1 : lines.indexOf(next),
      0,
      line,
    );
  }
  return { file, text: lines.join("\n") };
}

function sortKey(line: string): string {
  return line.replace(/^import .* from /, "").toLowerCase();
}
