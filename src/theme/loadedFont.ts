import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";

let face: FontFace | undefined;

/** Keeps Geist at hand, once it is in the cache. Call it on the first page. */
export function keepFont(): void {
  document.fonts.ready
    .then(() => new FontFace("Geist Variable", `url(${geist})`, { weight: "100 900" }).load())
    .then((loaded) => {
      face = loaded;
    })
    // The fallback stays.
    .catch(() => {});
}

/**
 * Call it when another page is shown. A document whose first page was drawn before Geist came never uses it (see fonts.css);
 * now that all text changes anyway, it can, at once, because it is loaded. One that isn't yet is for the page after.
 */
export function showLoadedFont(): void {
  if (face) document.fonts.add(face);
}
