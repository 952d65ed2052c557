import type { ZoomSettings } from "../../components/Figure/zoomSettings";
import { figureCopy } from "./figureCopy";
import * as styles from "./zoomDialog.module.css";

/** Of opening and closing, in milliseconds. */
const duration = 260;

/**
 * Shows a figure as large as the window allows, on a plain background. A click, Escape, resizing, or scrolling the page
 * closes it. It is a modal dialog: the browser keeps the focus in it and restores it.
 *
 * @param picture the image in a figure.
 */
export function openZoom(picture: HTMLImageElement, settings: ZoomSettings): void {
  const figure = picture.closest("figure");
  if (!figure || picture.naturalWidth === 0) return;
  const dialog = dialogFor(picture, settings);
  const { card, takeRoom } = figureCopy(figure, picture);
  dialog.append(closeButton(), card);
  document.body.append(dialog);

  const ends = new AbortController();
  const close = async () => {
    if (ends.signal.aborted) return;
    ends.abort();
    dialog.dataset.state = "closing";
    await fly(card, figure, "reverse");
    figure.style.visibility = "";
    dialog.close();
    dialog.remove();
  };
  closeWhenDone(dialog, close, settings, ends.signal);
  dialog.showModal();
  takeRoom();
  figure.style.visibility = "hidden";
  void fly(card, figure, "normal");
}

function dialogFor(picture: HTMLImageElement, settings: ZoomSettings): HTMLDialogElement {
  const { margin, background, darkBackground } = settings;
  const dialog = document.createElement("dialog");
  dialog.className = styles.dialog ?? "";
  dialog.ariaLabel = picture.alt;
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

function closeButton(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.close ?? "";
  button.ariaLabel = "Close";
  button.textContent = "×";
  return button;
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
