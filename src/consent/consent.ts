import { withPrefix } from "gatsby";
import { ownKey } from "../../shared/paths";

/** `unset` until the reader has said something. */
export type Consent = "unset" | "denied" | "granted";

/** Where a reader's choice is kept: what was agreed to on one site says nothing of the next one on its host. */
export const consentKey = ownKey("docs.consent", withPrefix("/"));

const listeners = new Set<(consent: Consent) => void>();
/** For a browser that forbids storage: the choice then holds for this page view. */
let choice: Consent = "unset";

/**
 * Whether the reader lets this site measure, and load what isn't its own. A browser that says no for its reader (Do Not
 * Track, Global Privacy Control) is taken at its word, whatever was chosen before. Where no one has to be asked, whoever
 * has said nothing has agreed.
 */
export function currentConsent(): Consent {
  if (hasRefusingBrowser()) return "denied";
  const said = readChoice();
  return said === "unset" && !__CONSENT_REQUIRED__ ? "granted" : said;
}

/** True when the browser itself says no. */
export function hasRefusingBrowser(): boolean {
  return navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

export function choose(next: "denied" | "granted"): void {
  choice = next;
  try {
    localStorage.setItem(consentKey, next);
  } catch {
    // Forbidden or full.
  }
  announce();
}

/** @returns a function that stops the listening. */
export function onConsent(listener: (consent: Consent) => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", fromAnotherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", fromAnotherTab);
  };
}

function readChoice(): Consent {
  try {
    const stored = localStorage.getItem(consentKey);
    return stored === "denied" || stored === "granted" ? stored : "unset";
  } catch {
    return choice;
  }
}

function announce(): void {
  const consent = currentConsent();
  for (const listener of listeners) listener(consent);
}

/** A null key: another tab has cleared the storage. */
function fromAnotherTab({ key }: StorageEvent): void {
  if (key === consentKey || key === null) announce();
}
