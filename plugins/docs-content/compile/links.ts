import type { Definition, Image, Link, LinkReference, Root } from "mdast";
import type { Node } from "unist";
import { canonicalPath } from "../../../shared/paths";
import { type CompileContext, refer, report } from "./context";
import { eachNode } from "./eachNode";

/** Reads every link of a page: remembers internal ones for the check, marks external ones, and rejects the rest. */
export function compileLinks(root: Root, context: CompileContext): void {
  const external = new Set<string>();
  const references: LinkReference[] = [];
  eachNode(root, (node) => {
    if (node.type === "link" || node.type === "definition") compileLink(node, context);
    if (node.type === "definition" && isExternal(node.url)) external.add(node.identifier);
    if (node.type === "linkReference") references.push(node);
    if (node.type === "image" || node.type === "imageReference") refuseInlineImage(node, context);
  });
  // A definition can follow the links that refer to it.
  for (const node of references) if (external.has(node.identifier)) markExternal(node);
}

/**
 * Checks a URL that a writer gave in any place, and reports it if it isn't valid.
 *
 * @returns whether a link can have it: `develop` shows pages with problems, too, and a URL must not contain a script.
 */
export function checkUrl(href: string, node: Node, context: CompileContext): boolean {
  if (isInternal(href)) {
    refer(context, "links", checkedSpelling(href, node, context), node);
    return true;
  }
  if (!isExternal(href)) {
    report(context, node, {
      rule: "link-url",
      message: `"${href}" isn't a valid link.`,
      fix: "Write a route from the root (/dev-docs/intro#anchor), #anchor, or an https:, http:, or mailto: URL.",
    });
    return false;
  }
  return true;
}

export function isExternal(href: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(href);
}

/** Browsers skip tabs and line breaks in a URL and read \\ as /, so that `/\\host` and `/⇥/host` are other sites. */
function isInternal(href: string): boolean {
  return /^(#|\/(?!\/))/.test(href) && !/[\p{Cc}\\]/u.test(href);
}

function compileLink(node: Link | Definition, context: CompileContext): void {
  if (!checkUrl(node.url, node, context)) node.url = "";
  if (node.type === "link" && isExternal(node.url)) markExternal(node);
}

function markExternal(node: Link | LinkReference): void {
  node.data = { ...node.data, hProperties: { rel: ["noopener"], className: ["external"] } };
}

/** @returns the URL as this site spells it: other problems with it are reported separately. */
function checkedSpelling(href: string, node: Node, context: CompileContext): string {
  const [path = ""] = href.split(/[?#]/);
  if (path === "" || path === canonicalPath(path)) return href;
  const spelled = href.replace(path, canonicalPath(path));
  report(context, node, {
    rule: "link-spelling",
    message: `"${path}" isn't the exact spelling of the route.`,
    fix: `Write ${spelled}.`,
  });
  return spelled;
}

function refuseInlineImage(node: Image | { type: "imageReference" }, context: CompileContext): void {
  const src = node.type === "image" ? node.url : "…";
  const alt = node.type === "image" ? (node.alt ?? "") : "";
  report(context, node, {
    rule: "markdown-image",
    message: "A Markdown image has no size, dark variant, or caption.",
    fix: `Write <Figure src="${src.replace(/^\/?(content\/)?images\//, "")}" alt="${alt || "what it shows"}" />.`,
  });
}
