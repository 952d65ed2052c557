import { withPrefix } from "gatsby";
import { ownKey } from "../../shared/paths";
import { readStored, store } from "../components/BrowserStorage/browserStorage";

/** `unset` until the reader has said something. */
export type Consent = "unset" | "denied" | "granted";

/** Where a reader's choice is kept: what was agreed to on one site says nothing of the next one on its host. */
export const consentKey = ownKey("docs.consent", withPrefix("/"));

const listeners = new Set<(consent: Consent) => void>();
/** Only if the browser stores nothing: the choice then holds for this page view. */
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
  choice = store(consentKey, next) ? "unset" : next;
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
  const said = choice === "unset" ? readStored(consentKey) : choice;
  return said === "denied" || said === "granted" ? said : "unset";
}

function announce(): void {
  const consent = currentConsent();
  for (const listener of listeners) listener(consent);
}

/** A null key: another tab has cleared the storage. */
function fromAnotherTab({ key }: StorageEvent): void {
  if (key === consentKey || key === null) announce();
}
