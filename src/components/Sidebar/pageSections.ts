/** A section of the page: its heading. */
export interface Section {
  readonly id: string;
  readonly text: string;
}

/** The sections that the list above the text has; without their own sections, to stay short. */
export function sectionsOnPage(): readonly Section[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main article > details [data-depth="2"] > a');
  return [...links].map(({ hash, textContent }) => ({
    id: decodeURIComponent(hash.slice(1)),
    text: textContent ?? "",
  }));
}

/**
 * Makes room for sections below the entry of the page: before the pages of a category, if it is one's own page.
 *
 * @param panel contains the sidebar's entries.
 * @returns undefined if the sidebar doesn't have the page.
 */
export function placeSections(panel: Element): HTMLElement | undefined {
  const link = panel.querySelector("a[aria-current=page]");
  if (!link) return undefined;
  const pages = link.nextElementSibling?.querySelector("ul");
  const place = document.createElement(pages ? "li" : "div");
  if (pages) pages.prepend(place);
  else link.after(place);
  return place;
}
