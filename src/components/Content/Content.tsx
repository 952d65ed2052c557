import { createElement, type ReactElement, type ReactNode } from "react";
import type { Tree, TreeNode } from "../../../shared/tree";
import { ImageContext, type ImagesBySrc } from "./ImageContext";
import { Run } from "./Run";
import { componentNamed } from "./vocabulary";
import "./tables.css";

interface ContentProps {
  readonly tree: Tree;
  readonly images?: ImagesBySrc;
}

const noImages: ImagesBySrc = {};

/** Shows a compiled page: markup as it is, and the vocabulary's components where the writer put them. */
export function Content({ tree, images = noImages }: ContentProps): ReactElement {
  return (
    <ImageContext value={images}>
      {createElement("div", { className: "prose flow" }, ...tree.map(render))}
    </ImageContext>
  );
}

/** Children are spread and not put in a list: the tree never changes its order, so no keys are needed. */
function render(node: TreeNode): ReactNode {
  if (typeof node === "string") return node;
  if ("html" in node) return <Run html={node.html} />;
  const children = node.children?.map(render) ?? [];
  if ("tag" in node) return createElement(node.tag, node.props, ...children);
  return createElement(componentNamed(node.is), node.props, ...children);
}
