import { arriveBy, currentArrival, entryKey } from "./arrival";

/**
 * Where a page is scrolled to when it is shown. Gatsby's own way jumps to the fragment again when one comes back to an
 * entry with one, or when the scripts of a page arrive that has long been read, and stays where the last page was
 * scrolled to when the fragment leads nowhere.
 */

let y = 0;
/** Storage key for the position on the current page; the URL may already be that of the next one. */
let shown = "";

/** The browser restores after loads of the whole page; moves between the pages of one document are ours. */
export function watchScroll(): void {
  shown = storageKey();
  y = window.scrollY;
  const note = () => {
    y = window.scrollY;
  };
  window.addEventListener("scroll", note, { passive: true });
  history.scrollRestoration = "manual";
  window.addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}

/** Remembers how far the shown page is scrolled. To be called before it is left. */
export function keepPosition(): void {
  try {
    sessionStorage.setItem(shown, String(y));
  } catch {
    // Forbidden or full: one comes back to the top.
  }
}

/** To be called when another page, or another place of it, is in the document and not painted yet. */
export function scrollToArrival(): void {
  const arrival = currentArrival();
  shown = storageKey();
  arriveBy("link");
  if (arrival === "fragment") return;
  const kept = arrival === "traversal" ? keptPosition() : undefined;
  const target = fragmentTarget();
  if (kept !== undefined) window.scrollTo(0, kept);
  else if (target) goTo(target);
  else window.scrollTo(0, 0);
}

function keptPosition(): number | undefined {
  try {
    const kept = sessionStorage.getItem(shown);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

function storageKey(): string {
  return `docs.scroll.${location.pathname}.${entryKey()}`;
}

function fragmentTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A lone percent sign.
    return null;
  }
}

/** Like browsers do: collapsed content opens, and keyboard navigation continues from the target. */
function goTo(target: HTMLElement): void {
  for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
    fold.open = true;
  }
  target.scrollIntoView();
  if (target.tabIndex < 0) target.tabIndex = -1;
  const focus = () => target.focus({ preventScroll: true });
  focus();
  // Later, the router focuses the whole page.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focus, { once: true });
}
