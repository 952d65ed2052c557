import { currentConsent } from "../consent/consent";

/** Whether what `track` is told goes anywhere: a copy of the site may have no analytics, and a reader can't want any. */
export function isTracking(): boolean {
  return __HAS_ANALYTICS__ && currentConsent() === "granted";
}
