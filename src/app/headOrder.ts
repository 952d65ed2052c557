import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";

/**
 * Leaves out what gatsby-plugin-image adds to every page for its own component, which no page uses (Picture says why), and puts the frame's style sheet before the template's, which Gatsby writes in the opposite order: it declares the order
 * of the cascade layers, which follows from where each name occurs first.
 */
export function orderHead({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): void {
  const components = getHeadComponents().filter((component) => !isForPluginImage(component));
  const isFrame = (component: ReactNode) => /\/app\.[^/]+\.css$/.test(hrefOf(component));
  replaceHeadComponents([
    ...components.filter(isFrame),
    ...components.filter((component) => !isFrame(component)),
  ]);
}

const isForPluginImage = (component: ReactNode) =>
  String((component as ReactElement | null)?.key).startsWith("gatsby-image-style");

function hrefOf(component: ReactNode): string {
  const { props } = (component ?? {}) as ReactElement<{ "data-href"?: string }>;
  return props?.["data-href"] ?? "";
}
