import type { KeyboardEvent, MouseEvent } from "react";
import { showHash } from "./codeHash";
import { hashOf } from "./lineLinks";

/** A click on a line number puts the line into the URL; with Shift, all lines from the selected one to this one. */
export function onLineClick(id: string) {
  return (event: MouseEvent<HTMLElement>): void => {
    const link = linkOf(event.target);
    if (!link || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const line = lineOf(link.hash);
    const anchor = event.shiftKey && location.hash.startsWith(`#${id}-L`) ? lineOf(location.hash) : line;
    showHash(hashOf(id, { from: Math.min(anchor, line), to: Math.max(anchor, line) }));
  };
}

/** Arrows go from number to number: only the first is a stop for the Tab key. */
export function onLineKey(event: KeyboardEvent<HTMLElement>): void {
  const link = linkOf(event.target);
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!link || step === 0) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(".ln")];
  const next = links[links.indexOf(link) + step];
  if (!next) return;
  link.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function linkOf(target: EventTarget): HTMLAnchorElement | undefined {
  return target instanceof HTMLAnchorElement && target.classList.contains("ln") ? target : undefined;
}

/** `#code-x-L3` and `#code-x-L3-L5` → 3 */
function lineOf(hash: string): number {
  return Number(/-L(\d+)(?:-L\d+)?$/.exec(hash)?.[1]);
}
