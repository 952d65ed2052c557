import { keptNames } from "../../../shared/offline";
import { scope } from "./scope";

/**
 * What a build ships where offline reading is off. Browsers ask for the worker's file whenever a page is opened, so whoever
 * has an earlier worker gets this one, which takes away all that is kept and then itself.
 */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(keptNames.prefix)).map((name) => caches.delete(name)),
  );
  // Where workbox notes what was used last.
  indexedDB.deleteDatabase("workbox-expiration");
  await scope.registration.unregister();
}
