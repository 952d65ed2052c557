import type { Tree, TreeNode, TreeProps } from "../../../shared/tree";

/**
 * A URL within the site, in a tag: text about tags has no `<` before a letter. `//host` is another site.
 */
const ownUrl = /(<[a-z](?:"[^"]*"|[^"<>])*?\s(?:href|src)=")(?=\/(?!\/))/g;

/**
 * Adds the path that the site is published below to the URLs in finished markup. Components do that themselves, with
 * Gatsby's links. Compiled content can't, because search records and Markdown are also created from it, without the path.
 *
 * @param pathPrefix `/some/path`; nothing changes nothing.
 */
export function belowPath(tree: Tree, pathPrefix: string): Tree {
  if (pathPrefix === "") return tree;
  const place = (node: TreeNode): TreeNode => {
    if (typeof node === "string") return node;
    if ("html" in node) return { html: node.html.replace(ownUrl, `$1${pathPrefix}`) };
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
