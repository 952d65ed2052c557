import { zoomSettings } from "../../components/Figure/zoomSettings";
import { pictureAt } from "./pictureAt";

/** The part that does the enlarging; it is fetched when someone is about to need it, and not in the first moments of a visit. */
async function load() {
  const settings = await zoomSettings;
  await new Promise((resolve) => setTimeout(resolve, settings.attachDelay - performance.now()));
  const { openZoom } = await import("../late");
  return (picture: HTMLImageElement) => openZoom(picture, settings);
}

/** Makes images zoomable. The code loads when a pointer, a finger, or the focus is on one. */
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
    const open = await load();
    open(picture);
  } catch {
    // Its script doesn't come; the browser can show an image by itself.
    location.assign(picture.currentSrc);
  }
}
