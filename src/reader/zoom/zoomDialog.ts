import type { ZoomSettings } from "../../components/Figure/zoomSettings";
import { figureCopy } from "./figureCopy";
import { addGallery } from "./gallery";
import { zoomButton } from "./zoomButton";
import * as styles from "./zoomDialog.module.css";

/** Of opening and closing, in milliseconds. */
const duration = 260;

/**
 * Shows a figure as large as the window allows, on a plain background, and leads to the page's other figures. A click, Escape,
 * resizing, or scrolling the page closes it. It is a modal dialog: the browser keeps the focus in it and restores it.
 *
 * @param picture the image in a figure.
 */
export function openZoom(picture: HTMLImageElement, settings: ZoomSettings): void {
  if (!picture.closest("figure") || picture.naturalWidth === 0) return;
  const dialog = dialogFor(settings);
  document.body.append(dialog);

  const ends = new AbortController();
  const close = async () => {
    if (ends.signal.aborted) return;
    ends.abort();
    dialog.dataset.state = "closing";
    const isAnother = shown.picture !== picture;
    if (isAnother) shown.figure.scrollIntoView({ block: "nearest", behavior: "instant" });
    await fly(shown.card, shown.figure, "reverse");
    shown.figure.style.visibility = "";
    dialog.close();
    dialog.remove();
    if (isAnother) shown.figure.querySelector("button")?.focus({ preventScroll: true });
  };
  const show = (next: HTMLImageElement) => {
    const figure = next.closest("figure") ?? next;
    const { card, takeRoom } = figureCopy(figure, next);
    dialog.ariaLabel = next.alt;
    dialog.append(card);
    takeRoom();
    figure.style.visibility = "hidden";
    return { picture: next, figure, card };
  };
  const go = (next: HTMLImageElement) => {
    if (ends.signal.aborted) return;
    shown.card.remove();
    shown.figure.style.visibility = "";
    shown = show(next);
  };
  dialog.append(zoomButton("Close", "×", styles.close));
  addGallery(dialog, picture, go);
  closeWhenDone(dialog, close, settings, ends.signal);
  dialog.showModal();
  let shown = show(picture);
  void fly(shown.card, shown.figure, "normal");
}

function dialogFor({ margin, background, darkBackground }: ZoomSettings): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = styles.dialog ?? "";
  dialog.style.setProperty("--margin", `${margin}px`);
  dialog.style.setProperty("--light", background);
  if (darkBackground !== null) dialog.style.setProperty("--dark", darkBackground);
  return dialog;
}

function closeWhenDone(
  dialog: HTMLDialogElement,
  close: () => Promise<void>,
  { scrollOffset, closeDelay }: ZoomSettings,
  signal: AbortSignal,
): void {
  const opened = window.scrollY;
  dialog.addEventListener("click", close, { signal });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    void close();
  });
  window.addEventListener("resize", close, { signal });
  window.addEventListener("popstate", close, { signal });
  const scrolled = () => {
    if (Math.abs(window.scrollY - opened) > scrollOffset) setTimeout(close, closeDelay);
  };
  window.addEventListener("scroll", scrolled, { signal, passive: true });
}

/** Animates between the place on the page and the place in the window. */
async function fly(card: Element, figure: Element, direction: "normal" | "reverse"): Promise<void> {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [from, to] = [figure.getBoundingClientRect(), card.getBoundingClientRect()];
  const [x, y] = [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ];
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  const animation = card.animate([{ transform: start }, { transform: "none" }], {
    duration: isStill ? 0 : duration,
    easing: "cubic-bezier(0.2, 0, 0.2, 1)",
    direction,
    fill: "backwards",
  });
  await animation.finished.catch(() => {});
}
