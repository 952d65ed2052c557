import { readStored, store } from "../BrowserStorage/browserStorage";

/**
 * Whoever speaks to a computer presses single keys without meaning to, so they can be switched off (WCAG 2.1.4). Looked
 * up at each key: it is rare enough.
 */
const storageKey = "docs.singleKeys";

/** For this page view, where nothing can be stored. */
let isOffHere = false;

export function areSingleKeysOn(): boolean {
  return !isOffHere && readStored(storageKey) !== "off";
}

export function switchSingleKeys(isOn: boolean): void {
  isOffHere = !store(storageKey, isOn ? null : "off") && !isOn;
}
