import { dataAddress, keptAddress, type OfflinePage, revisionOf } from "../../../shared/offline";

/**
 * Keeps a page's data, unless it is there.
 *
 * @param root where the site begins on its host.
 * @returns false when the server has another build's data by now, which isn't kept.
 * @throws when it can't be had, or the browser has no room.
 */
export async function savePage(
  cache: Cache,
  page: OfflinePage,
  root: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const address = keptAddress(page, root);
  if (await cache.match(address)) return true;
  const known = await caches.match(address);
  if (known) {
    await cache.put(address, known);
    return true;
  }
  const url = dataAddress(page.path, root);
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const content = await response.arrayBuffer();
  if (revisionOf(await crypto.subtle.digest("SHA-256", content)) !== page.revision) return false;
  await cache.put(address, new Response(content, { headers: { "Content-Type": "application/json" } }));
  return true;
}

/** Keeps a file whose name holds its content's hash, unless it is there. One that the server lacks is left out. */
export async function saveFile(cache: Cache, url: string, signal?: AbortSignal): Promise<void> {
  if (await cache.match(url)) return;
  const response = (await caches.match(url)) ?? (await fetch(url, signal ? { signal } : {}));
  if (response.status === 200) await cache.put(url, response);
}
