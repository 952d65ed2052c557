import type { Types } from "@amplitude/analytics-browser";
import type { AnalyticsConfig } from "../../../shared/config/analyticsConfig";
import { currentConsent } from "../../consent/consent";

/** Browsers reject beacons of more than 64 KiB; this leaves room for the rest of the request. */
const maxBeaconBytes = 60_000;

/**
 * Sends waiting events when the reader leaves: by beacon, the only request that outlives the page. Events that don't fit
 * stay in storage, where the client finds them at the next visit. Sending them would lose them, because the client counts
 * a rejected beacon as a permanent failure.
 */
export function flushWhenLeft(amplitude: Types.BrowserClient, { apiKey, transport }: AnalyticsConfig): void {
  window.addEventListener("pagehide", () => {
    if (currentConsent() !== "granted" || unsentLength(apiKey) > maxBeaconBytes) return;
    amplitude.setTransport("beacon");
    amplitude.flush();
  });
  // Back from the browser's memory of pages.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) amplitude.setTransport(transport);
  });
}

function unsentLength(apiKey: string): number {
  try {
    return localStorage.getItem(`AMP_unsent_${apiKey.slice(0, 10)}`)?.length ?? 0;
  } catch {
    return 0;
  }
}
