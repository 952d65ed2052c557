import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { find, html } from "property-information";
import type { Tree, TreeNode, TreeProps, TreeValue } from "../../../src/site/tree";
import type { ElementContent } from "./hastTypes";
import { vocabulary } from "./vocabulary";

/** Elements that may be written as markup of their own; all others stand in a line with what is around them. */
const blocks = new Set(
  "p ul ol pre table div blockquote h1 h2 h3 h4 h5 h6 section hr figure dl details".split(" "),
);

/** Elements in which white space means nothing (and where React refuses it). */
const structural = new Set("ul ol table thead tbody tr div section blockquote".split(" "));

/**
 * Brings HTML's tree into the compiled form: neighbouring blocks without a component become one piece of markup,
 * so that pages are small to send and cost a browser almost nothing to bring to life.
 */
export function toTree(root: Root): Tree {
  return nodesOf(
    root.children.filter((node): node is ElementContent => node.type !== "doctype"),
    false,
  );
}

/** @param keepsSpace whether a line break between two children is a space for the reader. */
function nodesOf(children: readonly ElementContent[], keepsSpace: boolean): Tree {
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
      tree.push(...nodeOf(child, keepsSpace));
    }
  }
  endRun();
  return tree;
}

function nodeOf(node: ElementContent, keepsSpace: boolean): TreeNode[] {
  if (node.type === "text") return isBlank(node) && !keepsSpace ? [] : [node.value];
  if (node.type === "component") {
    const inLine = vocabulary[node.name]?.display === "inline";
    return [{ is: node.name, ...filled(node.props), ...withChildren(node.children, inLine) }];
  }
  if (node.type === "element") {
    const inLine = !structural.has(node.tagName);
    return [{ tag: node.tagName, ...filled(propsOf(node)), ...withChildren(node.children, inLine) }];
  }
  return [];
}

function withChildren(children: readonly ElementContent[], keepsSpace: boolean): { children?: Tree } {
  const tree = nodesOf(children, keepsSpace);
  return tree.length > 0 ? { children: tree } : {};
}

function filled(props: TreeProps): { props?: TreeProps } {
  return Object.keys(props).length > 0 ? { props } : {};
}

/** React's names for HTML's properties: className stays, aria and data get their dashes. */
function propsOf(element: Element): TreeProps {
  const props: Record<string, TreeValue> = {};
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined) continue;
    const { attribute, property } = find(html, name);
    const key = /^(aria|data)-/.test(attribute) ? attribute : property;
    props[key] = Array.isArray(value) ? value.join(" ") : value;
  }
  return props;
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
