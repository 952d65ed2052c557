import { withPrefix } from "gatsby";
import { type OfflineList, offlineCaches } from "../../../shared/offline";
import { landingPath, offlineListPath } from "../../../shared/paths";
import { isFull } from "../kept/isFull";
import { saveArea } from "../kept/saveArea";
import { register } from "../register";

/** A running download, which continues while the reader visits other pages. */
export type Download =
  | { readonly kind: "running"; readonly done: number }
  | { readonly kind: "failed"; readonly reason: string };

const downloads = new Map<string, Download>();
const ends = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let changes = 0;

export function downloadOf(area: string): Download | undefined {
  return downloads.get(area);
}

/** A number that changes when the saved files may have changed: a download began or ended, or an area was removed. */
export function changeCount(): number {
  return changes;
}

/** @returns a function that unsubscribes. */
export function onDownloads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All pages of the server's build, or else of the saved one. @throws if neither is available. */
export async function readList(): Promise<OfflineList> {
  const response = await fetch(withPrefix(offlineListPath));
  if (!response.ok) throw new Error(`The list of pages can't be had (${response.status}).`);
  return response.json();
}

/** Downloads an area. Resolves when it is saved, was canceled, or failed. */
export async function startDownload(area: string): Promise<void> {
  const end = new AbortController();
  ends.set(area, end);
  set(area, { kind: "running", done: 0 });
  try {
    await Promise.all([register(), checkRoom(area), navigator.storage.persist?.()]);
    const onProgress = (done: number) => set(area, { kind: "running", done });
    const root = withPrefix(landingPath);
    await saveArea({ list: await readList(), area, root, signal: end.signal, onProgress });
    // Only the worker can serve saved files.
    await navigator.serviceWorker.ready;
    set(area, undefined);
  } catch (error) {
    set(area, end.signal.aborted ? undefined : { kind: "failed", reason: reasonOf(error) });
  }
}

/** Files that have already loaded stay saved. */
export function cancelDownload(area: string): void {
  ends.get(area)?.abort();
}

/** Removes an area from the device. */
export async function removeArea(area: string): Promise<void> {
  cancelDownload(area);
  await caches.delete(offlineCaches.area(area));
  set(area, undefined);
}

/** Saved files take about as much storage as they have bytes. @throws if the browser reports less free storage. */
async function checkRoom(area: string): Promise<void> {
  const { areas } = await readList();
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  const bytes = areas.find(({ id }) => id === area)?.bytes ?? 0;
  if (quota - usage < bytes) throw new DOMException("", "QuotaExceededError");
}

/** For readers: what happened, and what they can do. */
function reasonOf(error: unknown): string {
  if (isFull(error))
    return "This device has no more room for this site. Remove another area, or free some space, and go on.";
  if (error instanceof TypeError)
    return "The server does not respond. What has come is kept: go on when you are online.";
  return "Not everything could be had. What has come is kept: go on in a while.";
}

function set(area: string, download: Download | undefined): void {
  if (download?.kind !== "running" || download.done === 0) changes += 1;
  if (download) downloads.set(area, download);
  else downloads.delete(area);
  for (const listener of listeners) listener();
}
