import type { Definition, Image, Link, Root } from "mdast";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { canonicalPath } from "../../../src/site/paths";
import { type CompileContext, refer, report } from "./context";

/** Reads every link of a page: remembers internal ones for the check, marks external ones, refuses the rest. */
export function compileLinks(root: Root, context: CompileContext): void {
  visit(root, (node) => {
    if (node.type === "link" || node.type === "definition") compileLink(node, context);
    if (node.type === "image" || node.type === "imageReference") refuseInlineImage(node, context);
  });
}

/** Checks an address that a writer gave, wherever it stands; reports when it can't be one. */
export function checkAddress(href: string, node: Node, context: CompileContext): void {
  if (isInternal(href)) {
    checkSpelling(href, node, context);
    refer(context, "links", href, node);
  } else if (!isExternal(href)) {
    report(context, node, {
      rule: "link-address",
      message: `"${href}" is not an address that this site links to.`,
      mend: "Write a route from the root (/dev-docs/intro#anchor), #anchor, or an https:, http: or mailto: address.",
    });
  }
}

export function isExternal(href: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(href);
}

function isInternal(href: string): boolean {
  return (href.startsWith("/") && !href.startsWith("//")) || href.startsWith("#");
}

function compileLink(node: Link | Definition, context: CompileContext): void {
  checkAddress(node.url, node, context);
  if (node.type === "link" && isExternal(node.url)) {
    node.data = { ...node.data, hProperties: { rel: ["noopener"], className: ["external"] } };
  }
}

function checkSpelling(href: string, node: Node, context: CompileContext): void {
  const [path = ""] = href.split(/[?#]/);
  if (path === "" || path === canonicalPath(path)) return;
  report(context, node, {
    rule: "link-spelling",
    message: `"${path}" is not how this site spells the address.`,
    mend: `Write ${href.replace(path, canonicalPath(path))}.`,
  });
}

function refuseInlineImage(node: Image | { type: "imageReference" }, context: CompileContext): void {
  const src = node.type === "image" ? node.url : "…";
  const alt = node.type === "image" ? (node.alt ?? "") : "";
  report(context, node, {
    rule: "markdown-image",
    message: "A Markdown image has no size, no dark variant and no caption.",
    mend: `Write <Figure src="${src.replace(/^\/?(content\/)?images\//, "")}" alt="${alt || "what it shows"}" />.`,
  });
}
