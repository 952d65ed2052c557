// The whole file is a function that runs in the panel's page. Plain JavaScript, because a compiler would add helpers that a page
// doesn't have.

/**
 * The font sizes of all texts that can be seen in a part of the window, in CSS pixels.
 *
 * @param {import("./smallestText").Region} region
 */
(region) => {
  const range = document.createRange();

  /**
   * @param {Element} element
   * @returns {element is HTMLInputElement | HTMLTextAreaElement}
   */
  const isField = (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

  /** @param {Element} element */
  const hasText = (element) =>
    isField(element)
      ? !["checkbox", "radio"].includes(element.type) && (element.value || element.placeholder) !== ""
      : [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  /** Such text is in a box of one pixel, or two on an enlarged page. @param {Element} element */
  const isForScreenReaders = (element) =>
    [element, element.parentElement].some((box) => {
      const { width = 3, height = 3 } = box?.getBoundingClientRect() ?? {};
      return width <= 2 && height <= 2;
    });

  /** @param {Element} element */
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (isForScreenReaders(element)) return false;
    range.selectNodeContents(element);
    const box = isField(element) ? element.getBoundingClientRect() : range.getBoundingClientRect();
    const left = Math.max(box.left, region.x);
    const right = Math.min(box.right, region.x + region.width);
    const top = Math.max(box.top, region.y);
    const bottom = Math.min(box.bottom, region.y + region.height);
    if (right - left < 3 || bottom - top < 3) return false;
    // What a dialog covers isn't read. Labels let the pointer through, so their ancestors count as well.
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return above !== null && (above.contains(element) || element.contains(above));
  };

  const elements = [...document.querySelectorAll("body *")].filter(hasText).filter(isSeen);
  return elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
};
