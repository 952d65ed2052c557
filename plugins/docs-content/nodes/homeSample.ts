import { snippetPath } from "../../../src/site/paths";
import type { Tree, TreeNode, TreeProps, TreeValue } from "../../../src/site/tree";
import type { Settings } from "../schema/settings";
import type { Lookup } from "./lookup";

type Wanted = Settings["home"]["samples"][number];

/**
 * The first recorded sample below a heading, for the landing page.
 *
 * @returns undefined where there is none; the check has said so.
 */
export function homeSample({ label, at }: Wanted, find: Lookup) {
  const [path = "", anchor = ""] = at.split("#");
  const title = (find.doc(path) ?? find.snippet(path))?.title;
  const props = sampleBelow(find.boundTree(path, snippetPath), anchor);
  const request = text(first(props?.forms), "html");
  const answer = text(props?.answer, "html");
  const verifiedWith = text(props, "verifiedWith");
  if (title === undefined || request === "" || answer === "" || verifiedWith === "") return undefined;
  const [status, isError] = [text(props?.answer, "label"), entry(props?.answer, "isError") === true];
  return { label, at, title, request, status, isError, answer, verifiedWith };
}

/** @param anchor id of the heading; empty for the page's beginning. */
export function sampleBelow(tree: Tree, anchor: string): TreeProps | undefined {
  let isBelow = anchor === "";
  const search = (nodes: Tree): TreeProps | undefined => {
    for (const node of nodes) {
      isBelow ||= holds(node, anchor);
      if (isBelow && isSample(node)) return node.props;
      const inside = typeof node === "object" && "children" in node && node.children && search(node.children);
      if (inside) return inside;
    }
    return undefined;
  };
  return search(tree);
}

function holds(node: TreeNode, anchor: string): boolean {
  if (typeof node !== "object") return false;
  return "html" in node ? node.html.includes(`id="${anchor}"`) : node.props?.id === anchor;
}

function isSample(node: TreeNode): node is Extract<TreeNode, { is: string }> {
  return typeof node === "object" && "is" in node && node.is === "Sample" && node.props?.answer !== undefined;
}

function first(value: TreeValue | undefined): TreeValue | undefined {
  return Array.isArray(value) ? value[0] : undefined;
}

function entry(value: TreeValue | undefined, name: string): TreeValue | undefined {
  return typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

function text(value: TreeValue | undefined, name: string): string {
  const found = entry(value, name);
  return typeof found === "string" ? found : "";
}
