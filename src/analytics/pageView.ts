import { whenIdle } from "../navigation/whenIdle";
import { currentPath } from "./currentPath";
import { track } from "./track";

/** To be called when another page is in the document. Its title comes a moment later. */
export function pageViewed(): void {
  if (__HAS_ANALYTICS__) {
    const path = currentPath();
    requestAnimationFrame(() => whenIdle(() => track("page_view", { path, title: document.title })));
  }
}
