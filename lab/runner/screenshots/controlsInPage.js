// The whole file is a function that runs in the panel's page. Plain JavaScript, because a compiler would add helpers that a page
// doesn't have.

/**
 * The heights of all controls, icons, and images that can be seen in a part of the window, in CSS pixels.
 *
 * @param {import("./smallestText").Region} region
 */
(region) => {
  /** A control's edge can touch the region. */
  const tolerance = 2;

  /** @param {DOMRect} box */
  const isIn = (box) =>
    box.width > tolerance &&
    box.height > tolerance &&
    box.right > region.x + tolerance &&
    box.left < region.x + region.width - tolerance &&
    box.bottom > region.y + tolerance &&
    box.top < region.y + region.height - tolerance;

  return [...document.querySelectorAll("a, button, input, textarea, img, svg, [role=combobox]")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(isIn)
    .map(({ height }) => height);
};
