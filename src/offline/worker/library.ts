import { cacheNames, setCacheNameDetails } from "workbox-core";
import { PrecacheController } from "workbox-precaching";
import type { ComingFile } from "../../../shared/offline";
import { type OfflineList, type OfflinePage, offlineCaches, savedUrl, within } from "../../../shared/offline";
import { offlineListPath } from "../../../shared/paths";
import { scope } from "./scope";

/** Inserted by the build: see build/offline. */
declare const __COMING_FILES__: readonly ComingFile[];

/** Base path of the site on its host: `/`, or `/docs/`. */
export const root = new URL(scope.registration.scope).pathname;

/** Files that are installed together with the worker, or not at all: see build/offline/files.ts. */
setCacheNameDetails({ prefix: offlineCaches.prefix });
export const coming = new PrecacheController({ cacheName: cacheNames.precache });
coming.addToCacheList(__COMING_FILES__.map((file) => ({ ...file, url: here(file.url) })));

/** @param path of the site, as in shared/paths.ts. */
export function here(path: string): string {
  return within(root, path);
}

let reading: Promise<OfflineList> | undefined;

/** All pages of the worker's own build. */
export function ownList(): Promise<OfflineList> {
  reading ??= readList().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

async function readList(): Promise<OfflineList> {
  const response = await coming.matchPrecache(here(offlineListPath));
  if (!response) throw new Error(`${offlineListPath} should have come with the worker, and is gone.`);
  return response.json();
}

let byPath: Promise<ReadonlyMap<string, OfflinePage>> | undefined;

/** @param path canonical. */
export async function pageAt(path: string): Promise<OfflinePage | undefined> {
  byPath ??= ownList().then(({ pages }) => new Map(pages.map((page) => [page.path, page])));
  return (await byPath).get(path);
}

/** A page's data, if it is saved and of the worker's own build. */
export async function cachedData(path: string): Promise<Response | undefined> {
  const page = await pageAt(path);
  return page && caches.match(savedUrl(page, root));
}
