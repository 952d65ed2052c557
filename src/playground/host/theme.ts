import type { FrameTheme } from "../protocol";

/** The site's tokens that the frame's style sheet reads. */
const names = [
  "bg",
  "bg-raised",
  "text",
  "text-soft",
  "border",
  "border-strong",
  "accent",
  "accent-contrast",
  "link",
  "focus",
  "spark",
  "code-bg",
  "caution-text",
  "danger-text",
];

/** The colors that the page has now. */
export function readTheme(): FrameTheme {
  const style = getComputedStyle(document.documentElement);
  const colors = names.map((name) => [`--color-${name}`, style.getPropertyValue(`--color-${name}`).trim()]);
  return {
    scheme: style.colorScheme === "dark" ? "dark" : "light",
    colors: Object.fromEntries(colors),
  };
}

/** @returns a function that stops the listening. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
