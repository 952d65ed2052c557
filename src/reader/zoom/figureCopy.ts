import { widestIn, widthIn } from "./widthIn";
import * as styles from "./zoomDialog.module.css";

/** Minimum height of an image, as a part of the window's height, however long its legend is. */
const minShare = 0.6;

interface FigureCopy {
  readonly card: HTMLElement;
  /** To be called once the card is shown in the dialog: sizes the image to the room there. */
  readonly takeRoom: () => void;
}

/** The figure with its numbers, legend, and caption. Its image scrolls if it is wider than the window. */
export function figureCopy(figure: HTMLElement, picture: HTMLImageElement): FigureCopy {
  const card = document.createElement("div");
  card.className = styles.card ?? "";
  const copy = figure.cloneNode(true);
  card.append(copy);
  const frame = card.querySelector("[data-zoomable]");
  frame?.querySelector("button")?.remove();
  frame?.classList.add(styles.picture ?? "");
  // A click on the copy closes it; with this mark, it would be enlarged once more.
  frame?.removeAttribute("data-zoomable");
  for (const image of card.querySelectorAll("img")) image.loading = "eager";
  const scroller = document.createElement("div");
  scroller.className = styles.scroller ?? "";
  const framed = [...card.querySelectorAll("figure > *")].find((part) => part.querySelector("img"));
  framed?.replaceWith(scroller);
  if (framed) scroller.append(framed);
  return { card, takeRoom: () => fitIn(card, scroller, picture) };
}

function fitIn(card: HTMLElement, scroller: HTMLElement, picture: HTMLImageElement): void {
  const dialog = card.parentElement ?? card;
  const height = dialog.clientHeight - padding(dialog, "top", "bottom");
  const room = {
    width: scroller.clientWidth - padding(scroller, "left", "right"),
    height: Math.max(height - (card.offsetHeight - scroller.offsetHeight), height * minShare),
  };
  const width = widthIn(room, picture.getBoundingClientRect(), widestIn(picture.srcset));
  scroller.style.setProperty("--width", `${width}px`);
  for (const image of scroller.querySelectorAll("img")) if (image.srcset !== "") image.sizes = `${width}px`;
  // What is scrolled takes the focus, so that arrow keys move it.
  if (width > room.width) scroller.tabIndex = 0;
}

/** @returns CSS pixels. */
function padding(element: Element, ...sides: readonly string[]): number {
  const style = getComputedStyle(element);
  return sides.reduce(
    (sum, side) => sum + (Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0),
    0,
  );
}
