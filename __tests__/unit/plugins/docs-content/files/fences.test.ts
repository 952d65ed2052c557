import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { createContext } from "../../../../../plugins/docs-content/compile/context";
import { parseMdx } from "../../../../../plugins/docs-content/compile/parse";
import { withoutFences } from "../../../../../plugins/docs-content/files/fences";
import { splitFrontMatter } from "../../../../../plugins/docs-content/files/frontMatter";
import { filesIn } from "../../../../../scripts/command/filesIn.mjs";

const folder = join(__dirname, "../../../../fixtures");
const pages = filesIn(folder).filter((file) => file.endsWith(".mdx"));

/** Numbers of the lines that the parser takes for code. */
function codeLines(node: Nodes): number[] {
  if (node.type === "code" && node.position) {
    const { start, end } = node.position;
    return Array.from({ length: end.line - start.line - 1 }, (_, index) => start.line + 1 + index);
  }
  return "children" in node ? node.children.flatMap(codeLines) : [];
}

it("blanks out what the parser takes for code, and nothing else", () => {
  expect(pages.length).toBeGreaterThan(30);
  let compared = 0;
  for (const file of pages) {
    const { body } = splitFrontMatter(readFileSync(join(folder, file), "utf8"));
    const root = parseMdx(body, createContext(file, 0));
    if (!root) continue;
    const lines = body.split("\n");
    for (const line of codeLines(root)) lines[line - 1] = " ".repeat(lines[line - 1]?.length ?? 0);
    expect([file, withoutFences(body)]).toEqual([file, lines.join("\n")]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});
