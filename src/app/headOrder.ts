import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";

/**
 * Puts the frame's style sheet before the template's, which Gatsby writes in the opposite order: it declares the order of
 * the cascade layers, which follows from where each name occurs first.
 */
export function frameStylesFirst({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): void {
  const components = getHeadComponents();
  const isFrame = (component: ReactNode) => /\/app\.[^/]+\.css$/.test(hrefOf(component));
  replaceHeadComponents([
    ...components.filter(isFrame),
    ...components.filter((component) => !isFrame(component)),
  ]);
}

function hrefOf(component: ReactNode): string {
  const { props } = (component ?? {}) as ReactElement<{ "data-href"?: string }>;
  return props?.["data-href"] ?? "";
}
