/**
 * After a navigation: marks the new page's link, opens the categories around it and brings it into view. Categories that
 * the reader has opened stay open.
 *
 * @param tree the element that holds the sidebar's markup.
 * @param scroller the element that scrolls it.
 * @param href URL of the page, as in its link.
 */
export function followPage(tree: Element, scroller: Element, href: string): void {
  const link = [...tree.querySelectorAll("a")].find((candidate) => candidate.getAttribute("href") === href);
  for (const former of tree.querySelectorAll("a[aria-current]")) {
    if (former !== link) former.removeAttribute("aria-current");
  }
  if (!link) return;
  link.setAttribute("aria-current", "page");
  for (const category of categoriesOf(link)) category.open = true;
  bringIntoView(link, scroller);
}

/** The category that the link names, when it is one's own page, and all that it lies in. */
function categoriesOf(link: Element): HTMLDetailsElement[] {
  const categories = link.nextElementSibling instanceof HTMLDetailsElement ? [link.nextElementSibling] : [];
  for (
    let element = link.closest("details");
    element;
    element = element.parentElement?.closest("details") ?? null
  ) {
    categories.push(element);
  }
  return categories;
}

/** Unlike `scrollIntoView`, this moves nothing but the sidebar. */
function bringIntoView(link: Element, scroller: Element): void {
  const frame = scroller.getBoundingClientRect();
  const { top, bottom, height } = link.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom - height) return;
  scroller.scrollTop += top - frame.top - frame.height / 3;
}
