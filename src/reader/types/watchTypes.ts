/** Names in code show their types from now on: when a pointer is on one, when it is tapped, and in the list that a button opens. */
export function watchTypes(): void {
  for (const intent of ["pointerover", "click"])
    document.addEventListener(intent, (event) => {
      if (event.target instanceof Element && event.target.closest("figure:has([data-types])"))
        // Types that don't come are not missed.
        import("../late").then(({ onIntent }) => onIntent(event)).catch(() => {});
    });
}
