import { whenIdle } from "./whenIdle";

/** Runs what must not cost the reader anything: once everything of the page has come, and there is nothing to do. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === "complete") whenIdle(action);
  else window.addEventListener("load", () => whenIdle(action), { once: true });
}
