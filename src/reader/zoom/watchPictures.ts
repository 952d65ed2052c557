import { pictureAt } from "./pictureAt";

/** The part that does the enlarging; it is fetched when somebody is about to need it. */
const load = () => import("./zoomDialog");

/** Pictures can be enlarged from now on. What it takes is loaded when a pointer, a finger or the focus is on one. */
export function watchPictures(): void {
  const expect = ({ target }: Event) => {
    if (pictureAt(target)) load().catch(() => {});
  };
  document.addEventListener("pointerover", expect);
  document.addEventListener("touchstart", expect, { passive: true });
  document.addEventListener("focusin", expect);
  document.addEventListener("click", ({ target, defaultPrevented }) => {
    const picture = defaultPrevented ? undefined : pictureAt(target);
    if (picture) void enlarge(picture);
  });
}

async function enlarge(picture: HTMLImageElement): Promise<void> {
  try {
    const { openZoom } = await load();
    openZoom(picture);
  } catch {
    // Its script doesn't come; the browser can show a picture by itself.
    location.assign(picture.currentSrc);
  }
}
