import { minorOf } from "../../../shared/sinceMark";
import { neededText } from "./neededText";

/** Marks in tables of facts, and those of <Since>. */
const marks = "main em, main [data-since]";

/**
 * Changes "since 5.37" to "needs 5.37" if the reader's version is older, now and on all pages that they open later.
 *
 * @param version such as `5.30`
 * @returns a function that restores the original text.
 */
export function keepMarked(root: HTMLElement, version: string): () => void {
  const ownMinor = minorOf(version);
  const built = new Map<Element, string>();
  const mark = () => {
    for (const element of built.keys()) if (!element.isConnected) built.delete(element);
    for (const element of root.querySelectorAll<HTMLElement>(marks)) {
      if (built.has(element)) continue;
      const text = element.textContent ?? "";
      const needed = neededText(text, ownMinor);
      if (needed === undefined) continue;
      built.set(element, text);
      element.textContent = needed;
      element.dataset.needsNewer = "";
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    for (const [element, text] of built) {
      element.textContent = text;
      element.removeAttribute("data-needs-newer");
    }
  };
}
