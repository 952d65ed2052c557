import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";

/**
 * Puts the sheet of the site's frame before the template's, which Gatsby writes the other way round: it is the one that
 * says in which order the layers win, and a layer's place is where its name comes first.
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
