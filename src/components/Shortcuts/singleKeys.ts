/**
 * Whoever speaks to a computer presses single keys without meaning to, so they can be switched off (WCAG 2.1.4). Looked
 * up at each key: it is rare enough.
 */
const storageKey = "docs.singleKeys";

/** For this page view, where nothing can be stored. */
let isOffHere = false;

export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return !isOffHere;
  }
}

export function switchSingleKeys(isOn: boolean): void {
  isOffHere = !isOn;
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Forbidden or full: isOffHere has it.
  }
}
