import {
  dataUrl,
  type OfflineList,
  type OfflinePage,
  offlineCaches,
  savedUrl,
  within,
} from "../../../shared/offline";
import { saveArea, wholeMark } from "./saveArea";
import { saveFile, savePage } from "./savePage";

/**
 * Updates everything that a reader has saved to another build: pages whose data has changed, and pages and images that an
 * area has gained. Unchanged files aren't loaded again. Call it before the build's worker takes over, so that every saved
 * page stays readable.
 *
 * If a file can't be loaded, the rest is still updated. `dropOthers` then removes what is left of the earlier build.
 */
export async function updateSavedAreas(list: OfflineList, root: string): Promise<void> {
  const names = (await caches.keys()).filter(holdsPages);
  for (const name of names) {
    const cache = await caches.open(name);
    const area = list.areas.find(({ id }) => offlineCaches.area(id) === name);
    if (area && (await cache.match(wholeMark(root))))
      await saveArea({ list, area: area.id, root }).catch(() => {});
    else await updatePages(cache, list, root);
  }
  await updateSamples();
}

async function updatePages(cache: Cache, list: OfflineList, root: string): Promise<void> {
  const keys = await urlsIn(cache);
  const data = new Set([...keys].map((key) => key.split("?")[0]));
  const kept = list.pages.filter(({ path }) => data.has(dataUrl(path, root)));
  for (const page of kept) {
    await savePage(cache, page, root).catch(() => false);
    for (const picture of page.pictures.filter((url) => keys.has(within(root, url))))
      await saveFile(cache, within(root, picture)).catch(() => {});
  }
}

/** Samples are saved by page. If they didn't load, the old ones would be of another build than their page. */
async function updateSamples(): Promise<void> {
  const cache = await caches.open(offlineCaches.samples);
  for (const { url } of await cache.keys()) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.status === 200) await cache.put(url, response);
    else await cache.delete(url);
  }
}

/** Removes files that no page of the build needs. */
export async function dropOthers(list: OfflineList, root: string): Promise<void> {
  const needed = new Set([
    wholeMark(root),
    ...list.pages.map((page) => savedUrl(page, root)),
    ...list.pages.flatMap(({ pictures }) => pictures).map((url) => within(root, url)),
    ...list.extras.map((url) => within(root, url)),
  ]);
  for (const name of (await caches.keys()).filter(holdsPages)) {
    const cache = await caches.open(name);
    const old = [...(await urlsIn(cache))].filter((key) => !needed.has(key));
    await Promise.all(old.map((key) => cache.delete(key)));
  }
}

/** How many of these pages are saved, in any of the caches. */
export async function savedPages(
  pages: readonly OfflinePage[],
  root: string,
  isCounted: (name: string) => boolean = holdsPages,
): Promise<readonly OfflinePage[]> {
  const names = (await caches.keys()).filter(isCounted);
  const keys = await Promise.all(names.map(async (name) => urlsIn(await caches.open(name))));
  return pages.filter((page) => keys.some((all) => all.has(savedUrl(page, root))));
}

function holdsPages(name: string): boolean {
  return name === offlineCaches.visited || name.startsWith(offlineCaches.area(""));
}

/** Path and query, without the host. */
async function urlsIn(cache: Cache): Promise<ReadonlySet<string>> {
  const requests = await cache.keys();
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
}
