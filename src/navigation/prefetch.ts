import { pageLinkAt, urlOf } from "./internalLink";
import { loadAhead } from "./loading";

/** A pointer that only crosses a link leaves it sooner than this, in milliseconds. */
const dwell = 65;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the page behind a link when the reader is about to follow it: pointer, finger or keyboard is on it. Gatsby does
 * the same for its own links only, and also for readers who save data.
 */
export function prefetchOnIntent(): void {
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(timer);
    const link = pageLinkAt(target);
    if (link && pointerType === "mouse") timer = setTimeout(prefetch, dwell, urlOf(link));
  });
  const atOnce = ({ target }: Event) => {
    const link = pageLinkAt(target);
    if (link) prefetch(urlOf(link));
  };
  document.addEventListener("touchstart", atOnce, { passive: true });
  document.addEventListener("focusin", atOnce);
}

/** Readers with little bandwidth don't pay for pages that they haven't requested. */
export function mayPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return true;
  const isSlow = String(Reflect.get(connection, "effectiveType")).includes("2g");
  return !isSlow && Reflect.get(connection, "saveData") !== true;
}

function prefetch(url: string): void {
  if (mayPrefetch()) void loadAhead(url);
}
