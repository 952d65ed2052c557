import type { Types } from "@amplitude/analytics-browser";
import type { AnalyticsConfig } from "../../../shared/config/analyticsConfig";
import { currentConsent } from "../../consent/consent";

/** Browsers refuse beacons of more than 64 KiB; some room for what is around the events. */
const longestBeacon = 60_000;

/**
 * Sends what is still waiting when the reader leaves: by beacon, the only request that outlives the page. What is too
 * long for one stays in storage, where the client finds it at the next visit; sent it would be lost, because the client
 * counts a refused beacon as an event that has failed for good.
 */
export function flushWhenLeft(amplitude: Types.BrowserClient, { apiKey, transport }: AnalyticsConfig): void {
  window.addEventListener("pagehide", () => {
    if (currentConsent() !== "granted" || unsentLength(apiKey) > longestBeacon) return;
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
