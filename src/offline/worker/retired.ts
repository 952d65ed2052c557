import { offlineCaches } from "../../../shared/offline";
import { scope } from "./scope";

/**
 * The worker of a build without offline reading. Browsers check the worker's file whenever a page is opened, so readers
 * with an earlier worker get this one, which removes everything that was saved, and then itself.
 */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(offlineCaches.prefix)).map((name) => caches.delete(name)),
  );
  // Where workbox stores when entries were last used.
  indexedDB.deleteDatabase("workbox-expiration");
  await scope.registration.unregister();
}
