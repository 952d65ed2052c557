import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Gatsby's hook: brings the page to life in slices of a few milliseconds, between which a browser can scroll and follow
 * links. Gatsby's own way does it in one go. Pages that come without markup (in `develop`, without a network) are left to it.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => {
  if (!document.querySelector("#gatsby-focus-wrapper > *")) return undefined;
  return (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
};
