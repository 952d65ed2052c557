import type { Tree, TreeNode, TreeProps } from "../../../shared/tree";

/**
 * An address within the site, in a tag: what text says about tags has no `<` before a letter. `//host` is another site.
 */
const ownAddress = /(<[a-z](?:"[^"]*"|[^"<>])*?\s(?:href|src)=")(?=\/(?!\/))/g;

/**
 * Puts the path that the site lies below before the addresses in finished markup. Components do that themselves, by
 * Gatsby's links; what was compiled can't, and what is made of it for search and programs must not.
 *
 * @param pathPrefix `/some/path`; nothing changes nothing.
 */
export function belowPath(tree: Tree, pathPrefix: string): Tree {
  if (pathPrefix === "") return tree;
  const place = (node: TreeNode): TreeNode => {
    if (typeof node === "string") return node;
    if ("html" in node) return { html: node.html.replace(ownAddress, `$1${pathPrefix}`) };
    const children = node.children && { children: node.children.map(place) };
    if ("is" in node) return { ...node, ...children };
    return { ...node, ...children, ...(node.props && { props: placedProps(node.props) }) };
  };
  const placedProps = (props: TreeProps): TreeProps => {
    const { href } = props;
    return typeof href === "string" && /^\/(?!\/)/.test(href) ? { ...props, href: pathPrefix + href } : props;
  };
  return tree.map(place);
}
