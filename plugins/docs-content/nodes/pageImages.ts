import type { Tree, TreeNode, TreeProps } from "../../../shared/tree";
import type { Lookup } from "../store/lookup";

/** A picture that a page shows: the ids of its files' nodes. */
export interface PageImage {
  readonly key: string;
  readonly lightId: string;
  readonly darkId: string | null;
  readonly isVector: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

/** Collects the pictures of a page, each once, partials included. */
export function imagesOf(tree: Tree, find: Lookup): PageImage[] {
  const images = new Map<string, PageImage>();
  walk(tree, (name, props) => {
    const image =
      name === "Figure" ? figure(props, find) : name === "Screenshot" ? screenshot(props, find) : undefined;
    // A picture with a dark variant in one place has it wherever the page shows it.
    if (image && !images.get(image.key)?.darkId) images.set(image.key, image);
  });
  return [...images.values()];
}

function figure(props: TreeProps, find: Lookup): PageImage | undefined {
  const light = find.picture(String(props.src));
  const dark = typeof props.dark === "string" ? find.picture(props.dark) : undefined;
  if (!light) return undefined;
  const { src: key, fileId: lightId, width, height } = light;
  return { key, lightId, darkId: dark?.fileId ?? null, isVector: key.endsWith(".svg"), width, height };
}

function screenshot(props: TreeProps, find: Lookup): PageImage | undefined {
  const id = String(props.id);
  const light = find.picture(`screenshots/${id}.light.png`);
  const dark = find.picture(`screenshots/${id}.dark.png`);
  const info = find.shot(id);
  if (!light || !dark || !info) return undefined;
  const { width, height } = info;
  return {
    key: `screenshots/${id}`,
    lightId: light.fileId,
    darkId: dark.fileId,
    isVector: false,
    width,
    height,
  };
}

function walk(tree: Tree, visit: (name: string, props: TreeProps) => void): void {
  for (const node of tree) {
    if (isLeaf(node)) continue;
    if ("is" in node) visit(node.is, node.props ?? {});
    walk(node.children ?? [], visit);
  }
}

function isLeaf(node: TreeNode): node is Extract<TreeNode, string | { html: string }> {
  return typeof node === "string" || "html" in node;
}
