import type { ClipboardEvent } from "react";
import { keepPaste } from "./pasted";

/** The field holds 64 characters, so a longer text stays outside of it, and a query stands for it. */
export function pasteWhole(event: ClipboardEvent): void {
  if (!(event.target instanceof HTMLInputElement)) return;
  const query = keepPaste(event.clipboardData.getData("text/plain"));
  if (query === undefined) return;
  event.preventDefault();
  event.target.setRangeText(query, 0, event.target.value.length, "end");
  event.target.dispatchEvent(new Event("input", { bubbles: true }));
}
