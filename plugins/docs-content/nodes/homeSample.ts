import { z } from "zod";
import type { Tree, TreeNode, TreeProps } from "../../../shared/tree";
import { shownSample } from "../../../src/components/Sample/Sample.definition";
import type { Settings } from "../schema/settings";
import type { Lookup } from "../store/lookup";
import { nodesIn } from "./nodesIn";

const runnableSample = shownSample.extend({ id: z.string(), run: z.boolean().default(false) });

type Wanted = Settings["home"]["samples"][number];

/**
 * The first recorded sample below a heading, for the landing page.
 *
 * @returns undefined where there is none; the check has said so.
 */
export function homeSample({ label, at }: Wanted, find: Lookup) {
  const [path = "", anchor = ""] = at.split("#");
  const title = (find.doc(path) ?? find.get("Snippet", path))?.title;
  const sample = runnableSample.safeParse(sampleBelow(find.boundTree(path), anchor));
  if (title === undefined || !sample.data) return undefined;
  const { id, run, response, verifiedWith } = sample.data;
  const [request] = sample.data.forms;
  if (!request || !response?.html || !verifiedWith) return undefined;
  const { html, label: status, isError } = response;
  const shown = { label, at, title, request: request.html, status, isError, response: html, verifiedWith };
  return { ...shown, page: path, sample: id, run };
}

/** @param anchor id of the heading; empty for the page's beginning. */
export function sampleBelow(tree: Tree, anchor: string): TreeProps | undefined {
  let isBelow = anchor === "";
  for (const node of nodesIn(tree)) {
    isBelow ||= holds(node, anchor);
    if (isBelow && isSample(node)) return node.props;
  }
  return undefined;
}

function holds(node: TreeNode, anchor: string): boolean {
  if (typeof node !== "object") return false;
  return "html" in node ? node.html.includes(`id="${anchor}"`) : node.props?.id === anchor;
}

function isSample(node: TreeNode): node is Extract<TreeNode, { is: string }> {
  return (
    typeof node === "object" && "is" in node && node.is === "Sample" && node.props?.response !== undefined
  );
}
