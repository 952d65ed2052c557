import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Tree, TreeNode } from "../../../shared/tree";
import { type Components, definitionOf } from "../components/definition";
import type { ElementContent } from "./hastTypes";
import { filled, propsOf } from "./treeProps";

/** Elements that can be separate markup; all others are in a line with their neighbors. */
const blocks = new Set(
  "p ul ol pre table div blockquote h1 h2 h3 h4 h5 h6 section hr figure dl details".split(" "),
);

/** Elements where white space has no meaning (and where React rejects it). */
const structural = new Set("ul ol table thead tbody tr div section blockquote".split(" "));

/**
 * Brings HTML's tree into the compiled form: neighboring blocks without a component become one piece of markup,
 * so that pages are small to send and cost a browser almost nothing to bring to life.
 */
export function toTree(root: Root, components: Components): Tree {
  return nodesOf(
    root.children.filter((node): node is ElementContent => node.type !== "doctype"),
    false,
    components,
  );
}

/** @param keepsSpace whether a line break between two children is a space for the reader. */
function nodesOf(children: readonly ElementContent[], keepsSpace: boolean, components: Components): Tree {
  const tree: TreeNode[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const markup = toHtml(run).trim();
    if (markup !== "") tree.push({ html: markup });
    run = [];
  };
  for (const child of children) {
    if (isBlock(child) && !holdsComponent(child)) {
      run.push(child);
    } else if (run.length > 0 && isBlank(child)) {
      run.push(child);
    } else {
      endRun();
      tree.push(...nodeOf(child, keepsSpace, components));
    }
  }
  endRun();
  return tree;
}

function nodeOf(node: ElementContent, keepsSpace: boolean, components: Components): TreeNode[] {
  if (node.type === "text") return isBlank(node) && !keepsSpace ? [] : [node.value];
  if (node.type === "component") {
    const inLine = definitionOf(components, node.name)?.isInline ?? false;
    return [{ is: node.name, ...filled(node.props), ...withChildren(node.children, inLine, components) }];
  }
  if (node.type === "element") {
    const inLine = !structural.has(node.tagName);
    return [
      { tag: node.tagName, ...filled(propsOf(node)), ...withChildren(node.children, inLine, components) },
    ];
  }
  return [];
}

function withChildren(
  children: readonly ElementContent[],
  keepsSpace: boolean,
  components: Components,
): { children?: Tree } {
  const tree = nodesOf(children, keepsSpace, components);
  return tree.length > 0 ? { children: tree } : {};
}

function isBlock(node: ElementContent): boolean {
  return node.type === "element" && blocks.has(node.tagName);
}

function isBlank(node: ElementContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}

function holdsComponent(node: ElementContent): boolean {
  if (node.type === "component") return true;
  return node.type === "element" && node.children.some(holdsComponent);
}
