import { dataUrl, type OfflinePage, revisionOf, savedUrl } from "../../../shared/offline";

/**
 * Saves a page's data, unless it is already saved.
 *
 * @param root base path of the site on its host.
 * @returns false if the server already has another build's data, which isn't saved.
 * @throws if it can't be loaded, or the storage is full.
 */
export async function savePage(
  cache: Cache,
  page: OfflinePage,
  root: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const saved = savedUrl(page, root);
  if (await cache.match(saved)) return true;
  const known = await caches.match(saved);
  if (known) {
    await cache.put(saved, known);
    return true;
  }
  const url = dataUrl(page.path, root);
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const content = await response.arrayBuffer();
  if (revisionOf(await crypto.subtle.digest("SHA-256", content)) !== page.revision) return false;
  await cache.put(saved, new Response(content, { headers: { "Content-Type": "application/json" } }));
  return true;
}

/** Saves a file whose name contains a hash of its content, unless it is already saved. Skips a file that the server lacks. */
export async function saveFile(cache: Cache, url: string, signal?: AbortSignal): Promise<void> {
  if (await cache.match(url)) return;
  const response = (await caches.match(url)) ?? (await fetch(url, signal ? { signal } : {}));
  if (response.status === 200) await cache.put(url, response);
}
