import { sidebarId } from "../../components/MobileMenu/menuIds";

export interface NearPage {
  readonly title: string;
  /** As in the sidebar's own link. */
  readonly href: string;
}

/** Pages before and after the reader's own that are offered, on each side. */
const reach = 2;

/** The pages around the current one, as its sidebar lists them; none if the sidebar doesn't have it. */
export function nearPages(): NearPage[] {
  // The way back up, and ways into other sidebars, have an arrow.
  const links = [...document.querySelectorAll(`#${sidebarId} nav a[href^="/"]`)].filter(
    ({ textContent }) => !/[\u2190\u2192]/.test(textContent),
  );
  const at = links.findIndex((link) => link.hasAttribute("aria-current"));
  if (at < 0) return [];
  return links
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter((link) => link !== links[at])
    .map((link) => ({ title: titleOf(link), href: link.getAttribute("href") ?? "" }));
}

/** "Overview" says nothing without the heading above it. */
function titleOf(link: Element): string {
  const heading = document.getElementById(link.closest("ul")?.getAttribute("aria-labelledby") ?? "");
  return link.textContent === "Overview" && heading ? `${heading.textContent}: Overview` : link.textContent;
}
