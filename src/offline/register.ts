import { withPrefix } from "gatsby";
import { landingPath, offlineWorkerPath, routeOf } from "../../shared/paths";
import { mayPrefetch } from "../navigation/prefetch";
import { scrollToArrival } from "../navigation/scroll";
import { whenIdle } from "../navigation/whenIdle";
import { whenLoaded } from "../navigation/whenLoaded";
import type { VisitedMessage } from "./worker/visited";

const isBuilt = process.env.NODE_ENV === "production";

/**
 * Registers the service worker when the page is hydrated and idle. If the reader saves data, it is registered when they
 * save something. Call it at the first render.
 */
export function startOffline(): void {
  // The shell had no text to scroll to.
  if (document.querySelector("script[data-shell]")) scrollToArrival();
  if (!isBuilt || !canKeep()) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", reportVisit);
  whenLoaded(() => {
    if (mayPrefetch() || serviceWorker.controller) register().then(reportVisit, () => {});
  });
}

/** Whether the browser lets a site save pages: over HTTPS, and not in every private window. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** @throws if the browser rejects the registration, or the worker doesn't load. */
export async function register(): Promise<void> {
  await navigator.serviceWorker.register(withPrefix(offlineWorkerPath), { updateViaCache: "none" });
}

/** Tells the worker to save this page, because the reader has seen it. Does nothing without a worker. */
export function reportVisit(): void {
  if (!isBuilt || !canKeep()) return;
  whenIdle(async () => {
    const registration = await navigator.serviceWorker.getRegistration(withPrefix(landingPath));
    const message: VisitedMessage = {
      kind: "visited",
      path: routeOf(location.pathname, withPrefix(landingPath)),
      files: performance.getEntriesByType("resource").map(({ name }) => name),
    };
    registration?.active?.postMessage(message);
  });
}
