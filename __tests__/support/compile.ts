import { type CompiledPage, compilePage } from "../../plugins/docs-content/compile/compilePage";
import type { Tree } from "../../shared/tree";

/** Compiles a body as if it were the whole of `page.mdx`: positions in problems are those in the text. */
export function compile(body: string): CompiledPage {
  return compilePage(body, "page.mdx", 0);
}

/** The tree of a body that must be free of problems. */
export function treeOf(body: string): Tree {
  const { tree, problems } = compile(body);
  expect(problems).toEqual([]);
  return tree;
}

/** The only markup of a body that needs no component. */
export function htmlOf(body: string): string {
  const tree = treeOf(body);
  const [first] = tree;
  if (tree.length !== 1 || typeof first !== "object" || !("html" in first)) {
    throw new Error(`Not one piece of markup: ${JSON.stringify(tree)}`);
  }
  return first.html;
}
