import { zoomButton } from "./zoomButton";
import * as styles from "./zoomDialog.module.css";

/**
 * Leads from an enlarged image to the others of the page, by buttons and arrow keys, and says which of them it is. Adds nothing
 * where there is only one.
 *
 * @param onGo is called with the image to show.
 */
export function addGallery(
  dialog: HTMLDialogElement,
  first: HTMLImageElement,
  onGo: (picture: HTMLImageElement) => void,
): void {
  const pictures = galleryOf(first);
  if (pictures.length < 2) return;
  const place = document.createElement("p");
  place.className = styles.place ?? "";
  place.role = "status";
  let at = pictures.indexOf(first);
  const write = () => {
    place.textContent = `${at + 1} of ${pictures.length}`;
  };
  const step = (by: number) => {
    at = (at + by + pictures.length) % pictures.length;
    write();
    const next = pictures[at];
    if (next) onGo(next);
  };
  write();
  dialog.append(
    zoomButton("Previous image", "←", styles.previous, () => step(-1)),
    zoomButton("Next image", "→", styles.next, () => step(1)),
    place,
  );
  stepByKey(dialog, step);
}

/** The page's images that can be enlarged, in their order: what `pictureAt` allows. A copy of it here is smaller than a shared one. */
function galleryOf(picture: HTMLImageElement): readonly HTMLImageElement[] {
  const all = [...document.querySelectorAll<HTMLImageElement>("figure [data-zoomable] img")].filter(
    (image) => image.offsetWidth > 0 && !image.closest("a[href]"),
  );
  return all.includes(picture) ? all : [picture];
}

/** An image that scrolls keeps the arrow keys. */
function stepByKey(dialog: HTMLDialogElement, step: (by: number) => void): void {
  dialog.addEventListener("keydown", ({ key, target }) => {
    if (target instanceof HTMLElement && target.scrollWidth > target.clientWidth) return;
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  });
}
