import { sizeIn, widestIn } from "./sizeIn";
import * as styles from "./zoomDialog.module.css";

/** The specification's figures: pixels scrolled since it opened, and milliseconds from then to closing. */
const scrollOffset = 40;
const scrollDelay = 150;
const duration = 260;

/**
 * Shows a picture as large as the window allows, on the theme's ground. A click, Escape, a resized window or 40 pixels of
 * scrolling close it. A modal dialog: the browser keeps the focus in it and gives it back.
 */
export function openZoom(picture: HTMLImageElement): void {
  if (picture.naturalWidth === 0) return;
  const dialog = document.createElement("dialog");
  dialog.className = styles.dialog ?? "";
  dialog.ariaLabel = picture.alt;
  const image = enlarged(picture);
  dialog.append(image, closeButton());
  document.body.append(dialog);

  const ends = new AbortController();
  const close = async () => {
    if (ends.signal.aborted) return;
    ends.abort();
    dialog.dataset.state = "closing";
    await fly(image, picture, "reverse");
    picture.style.visibility = "";
    dialog.close();
    dialog.remove();
  };
  closeWhenDone(dialog, close, ends.signal);
  dialog.showModal();
  picture.style.visibility = "hidden";
  void fly(image, picture, "normal");
}

function closeWhenDone(dialog: HTMLDialogElement, close: () => Promise<void>, signal: AbortSignal): void {
  const opened = window.scrollY;
  dialog.addEventListener("click", close, { signal });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    void close();
  });
  window.addEventListener("resize", close, { signal });
  window.addEventListener("popstate", close, { signal });
  const scrolled = () => {
    if (Math.abs(window.scrollY - opened) > scrollOffset) setTimeout(close, scrollDelay);
  };
  window.addEventListener("scroll", scrolled, { signal, passive: true });
}

/** At first with what the page has loaded already; with a sharper one as soon as that is there. */
function enlarged(picture: HTMLImageElement): HTMLImageElement {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const box = picture.getBoundingClientRect();
  const size = sizeIn({ width, height }, box, widestIn(picture.srcset));
  const image = new Image(size.width, size.height);
  image.alt = picture.alt;
  image.src = picture.currentSrc;
  // A drawing made for a light page brings its paper along.
  const { backgroundColor } = getComputedStyle(picture);
  Object.assign(image.style, { backgroundColor });
  if (picture.srcset !== "") void sharpen(image, picture.srcset, `${size.width}px`);
  return image;
}

async function sharpen(image: HTMLImageElement, srcset: string, sizes: string): Promise<void> {
  const sharp = new Image();
  Object.assign(sharp, { sizes, srcset });
  try {
    await sharp.decode();
    Object.assign(image, { sizes, srcset });
  } catch {
    // It stays as sharp as it was on the page.
  }
}

function closeButton(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.close ?? "";
  button.ariaLabel = "Close";
  button.textContent = "×";
  return button;
}

/** Between its place on the page and that in the window. */
async function fly(image: Element, picture: Element, direction: "normal" | "reverse"): Promise<void> {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [from, to] = [picture.getBoundingClientRect(), image.getBoundingClientRect()];
  const [x, y] = [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ];
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  const animation = image.animate([{ transform: start }, { transform: "none" }], {
    duration: isStill ? 0 : duration,
    easing: "cubic-bezier(0.2, 0, 0.2, 1)",
    direction,
    fill: "backwards",
  });
  await animation.finished.catch(() => {});
}
