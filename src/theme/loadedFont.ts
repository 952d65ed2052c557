import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";

let isUsed = false;

/**
 * Call it when another page is shown. A document whose first page was drawn before Geist came never uses it (see fonts.css);
 * now that all text changes anyway, it can. A font that still isn't in the cache is tried again on the page after.
 */
export function showLoadedFont(): void {
  if (isUsed) return;
  const faces = [...document.fonts];
  isUsed = faces.some(({ family, status }) => family.includes("Geist Variable") && status === "loaded");
  if (isUsed) {
    document.fonts.add(
      new FontFace("Geist Variable", `url(${geist})`, { weight: "100 900", display: "optional" }),
    );
  }
}
