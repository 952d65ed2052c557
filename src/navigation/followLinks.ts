import { pageLinkAt } from "./internalLink";

/**
 * Follows plain links without loading the whole page: those of compiled text and of sidebars, which are markup. Gatsby's
 * own links have seen to themselves by the time a click gets here. To be called once the page has come alive.
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
