import { track } from "./track";

/** Tracks clicks on links to other sites. The URL's query isn't sent. */
export function watchOutbound(): void {
  window.addEventListener("click", tell, { capture: true });
  // The middle button, which opens a tab.
  window.addEventListener("auxclick", tell, { capture: true });
}

function tell({ target, button }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (button > 1 || !(link instanceof HTMLAnchorElement) || !leadsAway(link)) return;
  track("outbound", { host: link.host, href: link.origin + link.pathname });
}

function leadsAway({ protocol, origin }: HTMLAnchorElement): boolean {
  return /^https?:$/.test(protocol) && origin !== location.origin;
}
