import type { Tree, TreeNode } from "../../../shared/tree";
import { components as allComponents } from "../../../src/components/definitions";
import { compilePage } from "../compile/compilePage";
import type { Bindings, PagePlace } from "../components/bindings";
import { type Components, definitionOf } from "../components/definition";
import { codeIdMaker } from "./codeIds";

/**
 * Completes a page: includes partials, adds definitions and alternative text to components, and makes IDs unique
 * on the page.
 */
export function bindTree(tree: Tree, bindings: Bindings, components: Components = allComponents): Tree {
  const counts = new Map<string, number>();
  const shots = new Map<string, number>();
  const codeIds = codeIdMaker();
  const page: PagePlace = {
    ...bindings,
    nextId: (prefix) => {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}-${count}`;
    },
    numberedShot: (id) => {
      const shot = shots.get(id) ?? shots.size + 1;
      shots.set(id, shot);
      return shot;
    },
    nextCodeId: codeIds.next,
    compile: (markdown, file) => compilePage(markdown, file, 0, components).tree,
    complete: (children) => bindAll(children, []),
  };
  return bindAll(tree, []);

  function bindAll(nodes: Tree, included: readonly string[]): Tree {
    return mergeMarkup(nodes.flatMap((node) => bind(node, included)));
  }

  function bind(node: TreeNode, included: readonly string[]): Tree {
    codeIds.pass(node);
    if (typeof node === "string" || "html" in node) return [node];
    const definition = "is" in node ? definitionOf(components, node.is) : undefined;
    const place = {
      ...page,
      snippet: (id: string) => include(id, included),
      complete: (children: Tree) => bindAll(children, included),
    };
    if ("is" in node && definition?.replace) return definition.replace(node, place);
    // Before the props, because IDs are assigned to the children first.
    const children = node.children && { children: bindAll(node.children, included) };
    const props = definition?.bind && { props: definition.bind(node.props ?? {}, place) };
    return [{ ...node, ...children, ...props }];
  }

  function include(id: string, included: readonly string[]): Tree | undefined {
    const snippet = included.includes(id) ? undefined : bindings.snippet(id);
    return snippet && bindAll(snippet, [...included, id]);
  }
}

/** An included partial's first and last markup follow the page's own markup: one piece is cheaper than two. */
function mergeMarkup(nodes: Tree): Tree {
  const merged: TreeNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (isMarkup(last) && isMarkup(node)) merged[merged.length - 1] = { html: `${last.html}\n${node.html}` };
    else merged.push(node);
  }
  return merged;
}

function isMarkup(node: TreeNode | undefined): node is { html: string } {
  return typeof node === "object" && "html" in node;
}
