import type { Edit } from "./indent";

/** Changes a text area as if the reader had typed: the browser can undo it, and React receives the event. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.setSelectionRange(from, to);
  // Old, but the only way that leaves undo whole; every browser that runs this site has it.
  const isDone = insert === "" && from === to ? true : document.execCommand("insertText", false, insert);
  if (!isDone) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
