import { pageLinkAt } from "./internalLink";

/**
 * Opens plain links (those of compiled text and of sidebars, which are HTML) without loading the whole page. Gatsby's own
 * links have already handled a click when it gets here. Call it after hydration.
 */
export function followLinks(): void {
  window.addEventListener("click", (event) => {
    const isPlain =
      event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = isPlain && !event.defaultPrevented ? pageLinkAt(event.target) : undefined;
    if (!link) return;
    event.preventDefault();
    window.___navigate(link.href.slice(link.origin.length), { replace: link.href === location.href });
  });
}
