import { track } from "../../analytics/track";
import { readStored, store } from "../BrowserStorage/browserStorage";

/** As in src/app/storage.ts: a module for both would add to the scripts of every page. The tests of ColorModeProvider hold them together. */
const colorsKey = "theme";

/** A color mode, or the system's. The header's button has only the first two. */
export const colorOptions = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
] as const;

export type ColorChoice = (typeof colorOptions)[number]["value"];

/** What decides at the moment: the reader's choice, else the site's setting, which is in attributes of <html>. */
export function currentColors(): ColorChoice {
  const { colorSystem, colorDefault } = document.documentElement.dataset;
  const stored = readStored(colorsKey);
  const chosen = colorOptions.find(({ value }) => value === stored)?.value;
  return chosen ?? (colorSystem === "follow" ? "system" : colorDefault === "dark" ? "dark" : "light");
}

/** Stores a choice, and notifies this page as other tabs are notified. */
export function chooseColors(choice: ColorChoice): void {
  store(colorsKey, choice);
  window.dispatchEvent(new StorageEvent("storage", { key: colorsKey, newValue: choice }));
  track("theme_changed", { theme: choice });
}

/** Calls back after each change: by a choice here or in another tab, and by the header's button. @returns what ends that. */
export function watchColors(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  window.addEventListener("storage", changed);
  return () => {
    observer.disconnect();
    window.removeEventListener("storage", changed);
  };
}
