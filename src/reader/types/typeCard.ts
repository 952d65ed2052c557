import { place } from "../previews/place";
import type { TypedName } from "./typedNames";
import * as styles from "./types.module.css";

let shown: { readonly range: Range; readonly close: () => void } | undefined;

/** The name whose type is shown. */
export function shownRange(): Range | undefined {
  return shown?.range;
}

/** Shows a name's type next to it, until Escape, a scroll, or `hideType`. @param block that the name is in */
export function showType(name: TypedName, block: HTMLElement): void {
  hideType();
  const card = document.createElement("span");
  card.className = styles.card ?? "";
  card.role = "tooltip";
  card.popover = "manual";
  card.dataset.typeCard = "";
  card.append(...typeText(name));
  // Inside the block, so that the pointer on the card is still in the block; a popover is in the top layer anyway.
  block.append(card);
  card.showPopover();
  place(card, name.range.getClientRects());
  const ends = new AbortController();
  const { signal } = ends;
  const close = () => {
    ends.abort();
    card.remove();
    shown = undefined;
  };
  document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
  document.addEventListener("pointerdown", (event) => !block.contains(event.target as Node) && close(), {
    signal,
  });
  for (const event of ["scroll", "resize", "popstate"])
    window.addEventListener(event, close, { signal, capture: true });
  shown = { range: name.range, close };
}

export function hideType(): void {
  shown?.close();
}

/** The name, and what the compiler says of it. */
export function typeText({ name, rest }: Pick<TypedName, "name" | "rest">): (Node | string)[] {
  const strong = document.createElement("b");
  strong.textContent = name;
  return [strong, rest];
}
