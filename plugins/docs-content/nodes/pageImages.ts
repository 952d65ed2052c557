import type { Tree, TreeNode, TreeProps } from "../../../shared/tree";
import type { Lookup } from "../store/lookup";
import { nodesIn } from "./nodesIn";

/** An image on a page: the IDs of its files' nodes. */
export interface PageImage {
  readonly key: string;
  readonly lightId: string;
  readonly darkId: string | null;
  readonly isVector: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

/** Collects the images of a page, each once, including its partials' images. */
export function imagesOf(tree: Tree, find: Lookup): PageImage[] {
  const images = new Map<string, PageImage>();
  for (const node of nodesIn(tree)) {
    const image = imageOf(node, find);
    // An image with a dark variant in one place has it in all places on the page.
    if (image && !images.get(image.key)?.darkId) images.set(image.key, image);
  }
  return [...images.values()];
}

function imageOf(node: TreeNode, find: Lookup): PageImage | undefined {
  if (typeof node !== "object" || !("is" in node)) return undefined;
  if (node.is === "Figure") return figure(node.props ?? {}, find);
  return node.is === "Screenshot" ? screenshot(node.props ?? {}, find) : undefined;
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
