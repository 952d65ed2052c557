import type { AnalyticsEvents, EventName } from "./catalog";
import { currentPath } from "./currentPath";
import { enqueue } from "./queue";

/**
 * Tells the site's analytics what happened. Safe to call anywhere in a browser and at any time: without an API key this is
 * an empty function, and whoever has not consented is not listened to.
 */
export function track<Name extends EventName>(name: Name, properties: AnalyticsEvents[Name]): void {
  // Known when the site is built: without a key, the bundler leaves out what is in here and all that it imports.
  if (__HAS_ANALYTICS__) enqueue({ name, properties: { path: currentPath(), ...properties } });
}
