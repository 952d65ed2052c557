import {
  dataAddress,
  keptAddress,
  keptNames,
  type OfflineList,
  type OfflinePage,
  within,
} from "../../../shared/offline";
import { saveArea, wholeMark } from "./saveArea";
import { saveFile, savePage } from "./savePage";

/**
 * Brings everything that a reader keeps to another build: pages whose data has changed, and pages and images that an area has gained. What
 * stayed the same is not loaded again. To be called before the build's worker takes over, so that nothing that could be read stops being readable.
 *
 * Where something doesn't come, the rest is brought all the same: `dropOthers` then takes what is left of the earlier build.
 */
export async function bringAlong(list: OfflineList, root: string): Promise<void> {
  const names = (await caches.keys()).filter(holdsPages);
  for (const name of names) {
    const cache = await caches.open(name);
    const area = list.areas.find(({ id }) => keptNames.area(id) === name);
    if (area && (await cache.match(wholeMark(root))))
      await saveArea({ list, area: area.id, root }).catch(() => {});
    else await bringPages(cache, list, root);
  }
  await bringSamples();
}

async function bringPages(cache: Cache, list: OfflineList, root: string): Promise<void> {
  const keys = await addressesIn(cache);
  const data = new Set([...keys].map((key) => key.split("?")[0]));
  const kept = list.pages.filter(({ path }) => data.has(dataAddress(path, root)));
  for (const page of kept) {
    await savePage(cache, page, root).catch(() => false);
    for (const picture of page.pictures.filter((url) => keys.has(within(root, url))))
      await saveFile(cache, within(root, picture)).catch(() => {});
  }
}

/** Samples are kept by page, so those that don't come would be of another build than their page. */
async function bringSamples(): Promise<void> {
  const cache = await caches.open(keptNames.samples);
  for (const { url } of await cache.keys()) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.status === 200) await cache.put(url, response);
    else await cache.delete(url);
  }
}

/** Takes away what no page of the build needs. */
export async function dropOthers(list: OfflineList, root: string): Promise<void> {
  const needed = new Set([
    wholeMark(root),
    ...list.pages.map((page) => keptAddress(page, root)),
    ...list.pages.flatMap(({ pictures }) => pictures).map((url) => within(root, url)),
    ...list.extras.map((url) => within(root, url)),
  ]);
  for (const name of (await caches.keys()).filter(holdsPages)) {
    const cache = await caches.open(name);
    const old = [...(await addressesIn(cache))].filter((address) => !needed.has(address));
    await Promise.all(old.map((address) => cache.delete(address)));
  }
}

/** How many pages of some are kept, in whatever cache. */
export async function keptPages(
  pages: readonly OfflinePage[],
  root: string,
  isCounted: (name: string) => boolean = holdsPages,
): Promise<readonly OfflinePage[]> {
  const names = (await caches.keys()).filter(isCounted);
  const keys = await Promise.all(names.map(async (name) => addressesIn(await caches.open(name))));
  return pages.filter((page) => keys.some((all) => all.has(keptAddress(page, root))));
}

function holdsPages(name: string): boolean {
  return name === keptNames.visited || name.startsWith(keptNames.area(""));
}

/** Within their host, with the query. */
async function addressesIn(cache: Cache): Promise<ReadonlySet<string>> {
  const requests = await cache.keys();
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
}
