import { currentConsent } from "../consent/consent";

/** Whether events are sent: a copy of the site may have no analytics, and readers can opt out. */
export function isTracking(): boolean {
  return __HAS_ANALYTICS__ && currentConsent() === "granted";
}
