import { motionKey, screenshotKey } from "../../../shared/screenshot";
import type { Tree, TreeNode, TreeProps } from "../../../shared/tree";
import type { Lookup } from "../store/lookup";
import { nodesIn } from "./nodesIn";

/** An image on a page: the IDs of its files' nodes. */
export interface PageImage {
  readonly key: string;
  readonly lightId: string;
  readonly darkId: string | null;
  /** Its files are shown as they are: drawings, and animations. */
  readonly isShownAsIs: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

/** Collects the images of a page, each once, including its partials' images. */
export function imagesOf(tree: Tree, find: Lookup): PageImage[] {
  const images = new Map<string, PageImage>();
  for (const node of nodesIn(tree)) {
    // An image with a dark variant in one place has it in all places on the page.
    for (const image of imagesAt(node, find))
      if (!images.get(image.key)?.darkId) images.set(image.key, image);
  }
  return [...images.values()];
}

function imagesAt(node: TreeNode, find: Lookup): readonly PageImage[] {
  if (typeof node !== "object" || !("is" in node)) return [];
  if (node.is === "Figure") return figure(node.props ?? {}, find);
  return node.is === "Screenshot" ? screenshot(String(node.props?.id), find) : [];
}

function figure(props: TreeProps, find: Lookup): readonly PageImage[] {
  const light = find.picture(String(props.src));
  const dark = typeof props.dark === "string" ? find.picture(props.dark) : undefined;
  if (!light) return [];
  const { src: key, fileId: lightId, width, height } = light;
  return [{ key, lightId, darkId: dark?.fileId ?? null, isShownAsIs: key.endsWith(".svg"), width, height }];
}

/** The screenshot, and its animation if it has one: files that are shown as they are, because scaling would lose their frames. */
function screenshot(id: string, find: Lookup): readonly PageImage[] {
  const info = find.shot(id);
  if (!info) return [];
  const { width, height, motion } = info;
  const pair = (key: string, extension: string): readonly PageImage[] => {
    const light = find.picture(`screenshots/${id}.light.${extension}`);
    const dark = find.picture(`screenshots/${id}.dark.${extension}`);
    if (!light || !dark) return [];
    const isShownAsIs = extension === "webp";
    return [{ key, lightId: light.fileId, darkId: dark.fileId, isShownAsIs, width, height }];
  };
  return [...pair(screenshotKey(id), "png"), ...(motion ? pair(motionKey(id), "webp") : [])];
}
