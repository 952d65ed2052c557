/** What cutOffOn measures. Runs in the page; its value is a CutOff of cutOff.ts. */
(() => {
  const tolerance = 1;
  const shown = [...document.querySelectorAll("main :is(table, pre)")].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
  );
  const measured = shown.map((element) => ({ element, cutters: cuttersOf(element) }));
  const cut = measured.filter(({ cutters }) => cutters.length > 0);
  const isTable = (/** @type {{ element: Element }} */ { element }) => element.localName === "table";
  return {
    tables: measured.filter(isTable).length,
    codeBlocks: measured.filter((one) => !isTable(one)).length,
    cutTables: cut.filter(isTable).length,
    cutCodeBlocks: cut.filter((one) => !isTable(one)).length,
    unhinted: cut
      .filter(({ cutters }) => !cutters.every(hasHint))
      .map(
        ({ element }) =>
          `${element.localName}: ${(element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60)}`,
      ),
    column: document.querySelector("main [data-width]")?.clientWidth ?? null,
  };

  /** The boxes that don't show all of it. @param {Element} element */
  function cuttersOf(element) {
    const { left, right, width } = element.getBoundingClientRect();
    const end = Math.max(right, left + Math.max(width, element.scrollWidth));
    /** @type {Element[]} */
    const cutters = [];
    for (let box = element; box.parentElement; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === "visible") continue;
      const start = box.getBoundingClientRect().left + box.clientLeft;
      if (end > start + box.clientWidth + tolerance || left < start - box.clientLeft - tolerance)
        cutters.push(box);
      // What it scrolls is no wider than itself for everything around it.
      if (cutters.length > 0) return cutters;
    }
    const isBeyond = end > document.documentElement.clientWidth + tolerance || left < -tolerance;
    return isBeyond ? [document.documentElement] : [];
  }

  /** @param {Element} box */
  function hasHint(box) {
    const style = getComputedStyle(box);
    if (!/auto|scroll/.test(style.overflowX) || box === document.documentElement) return false;
    return style.maskImage.startsWith("linear-gradient(to left, rgba(0, 0, 0, 0), ");
  }
})();
