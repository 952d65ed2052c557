import type { Tree, TreeNode, TreeProps } from "../../../src/site/tree";

/** Finds what a compiled page leaves to other files; undefined where there is none (the check reports that). */
export interface Bindings {
  readonly snippet: (id: string) => Tree | undefined;
  readonly definition: (term: string) => string | undefined;
  readonly screenshotAlt: (id: string) => string | undefined;
}

/**
 * Puts a page together: partials in their places, definitions and alt texts into their components, and ids that are
 * unique on the page.
 */
export function bindTree(tree: Tree, bindings: Bindings): Tree {
  let tabsCount = 0;
  return bindAll(tree, []);

  function bindAll(nodes: Tree, included: readonly string[]): Tree {
    return mergeMarkup(nodes.flatMap((node) => bind(node, included)));
  }

  function bind(node: TreeNode, included: readonly string[]): Tree {
    if (typeof node === "string" || "html" in node) return [node];
    if ("is" in node && node.is === "Snippet") return inline(text(node.props, "id"), included);
    const children = node.children && { children: bindAll(node.children, included) };
    if ("tag" in node) return [{ ...node, ...children }];
    return [{ ...node, ...children, ...boundProps(node.is, node.props) }];
  }

  function inline(id: string, included: readonly string[]): Tree {
    const snippet = included.includes(id) ? undefined : bindings.snippet(id);
    return snippet ? bindAll(snippet, [...included, id]) : [];
  }

  function boundProps(name: string, props: TreeProps = {}): { props?: TreeProps } {
    if (name === "Annotation") {
      return { props: { ...props, definition: bindings.definition(text(props, "term")) ?? "" } };
    }
    if (name === "Screenshot")
      return { props: { ...props, alt: bindings.screenshotAlt(text(props, "id")) ?? "" } };
    if (name === "Tabs") return { props: { ...props, id: `tabs-${++tabsCount}` } };
    return {};
  }
}

/** Where a partial was put in, its first and last markup stand beside the page's: one piece is cheaper than two. */
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

function text(props: TreeProps | undefined, name: string): string {
  const value = props?.[name];
  return typeof value === "string" ? value : "";
}
