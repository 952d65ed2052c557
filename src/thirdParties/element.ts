import type { ThirdParty } from "../../shared/config/thirdParties";

/**
 * The element that loads a third party. None of them holds anything up: scripts are async, and a style sheet counts for
 * no medium until it is there.
 */
export function elementFor({ element, src, attributes, integrity }: ThirdParty): HTMLElement {
  const made = element === "script" ? scriptFor(src) : sheetFor(src);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (integrity !== null) {
    made.integrity = integrity;
    // Without it, the browser can't read the file to check its hash.
    made.crossOrigin = "anonymous";
  }
  return made;
}

function scriptFor(src: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  return script;
}

function sheetFor(src: string): HTMLLinkElement {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = src;
  sheet.media = "print";
  sheet.addEventListener("load", () => {
    sheet.media = "all";
  });
  return sheet;
}
