import { slug } from "github-slugger";
import type { Heading as HeadingNode, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type CompileContext, placeOf, report } from "./context";
import { eachNode } from "./eachNode";
import type { ElementContent, State } from "./hastTypes";

/** Gives every heading its id and checks that headings make a sound outline. */
export function compileHeadings(root: Root, context: CompileContext): void {
  const seen = new Set<string>();
  let previousDepth = 1;
  eachNode(root, (node) => {
    if (node.type !== "heading") return;
    const text = textOf(node).trim();
    const id = slug(text);
    checkOutline(node, previousDepth, context);
    if (id === "") {
      report(context, node, {
        rule: "heading-text",
        message: "This heading has no letter or digit for an ID.",
        fix: "Add a word, so that others can link to it.",
      });
    } else if (seen.has(id)) {
      report(context, node, {
        rule: "duplicate-heading",
        message: `Another heading of this page has the id "${id}".`,
        fix: "Reword one of the headings, so that others can link to both.",
      });
    }
    seen.add(id);
    previousDepth = node.depth;
    node.data = { ...node.data, hProperties: { id } };
    context.headings.push({ depth: node.depth, text, id, line: placeOf(context, node).line });
  });
}

/** A heading with the link that leads to it. */
export function headingToHast(state: State, node: HeadingNode): ElementContent {
  const text = textOf(node).trim();
  const id = slug(text);
  const label = `Direct link to ${text}`;
  const anchor: ElementContent = {
    type: "element",
    tagName: "a",
    properties: { className: ["headingAnchor"], href: `#${id}`, title: label, ariaLabel: label },
    children: [],
  };
  return {
    type: "element",
    tagName: `h${node.depth}`,
    properties: { id },
    children: [...state.all(node), anchor],
  };
}

function checkOutline(node: HeadingNode, previousDepth: number, context: CompileContext): void {
  if (node.depth === 1) {
    report(context, node, {
      rule: "heading-level",
      message: "Only the page's title can be an h1.",
      fix: "Start headings at ##.",
    });
  } else if (node.depth > previousDepth + 1) {
    report(context, node, {
      rule: "heading-level",
      message: `A level ${node.depth} heading follows a level ${previousDepth} one.`,
      fix: `Write ${"#".repeat(previousDepth + 1)} here: screen readers announce the level.`,
    });
  }
}
