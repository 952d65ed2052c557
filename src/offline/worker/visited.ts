import { CacheExpiration } from "workbox-expiration";
import { offlineCaches, offlineLimits, savedUrl } from "../../../shared/offline";
import { isFull } from "../kept/isFull";
import { savePage } from "../kept/savePage";
import { isFile, isSamples, keepFile } from "./files";
import { pageAt, root } from "./library";
import { scope } from "./scope";

/** The message of a page that has hydrated. */
export interface VisitedMessage {
  readonly kind: "visited";
  /** Canonical. */
  readonly path: string;
  /** The files that it has loaded, perhaps before it had a worker. */
  readonly files: readonly string[];
}

const expiration = new CacheExpiration(offlineCaches.visited, { maxEntries: offlineLimits.visited });

export function isVisitedMessage(data: unknown): data is VisitedMessage {
  return typeof data === "object" && data !== null && Reflect.get(data, "kind") === "visited";
}

/** Saves a page that the reader has seen, and removes the least recently viewed one. */
export async function keepVisited({ path, files }: VisitedMessage): Promise<void> {
  const page = await pageAt(path);
  if (!page) return;
  try {
    const cache = await caches.open(offlineCaches.visited);
    if (!(await savePage(cache, page, root))) {
      // Another build has been deployed, with its own worker.
      await scope.registration.update();
      return;
    }
    await expiration.updateTimestamp(new URL(savedUrl(page, root), scope.location.href).href);
    await expiration.expireEntries();
  } catch (error) {
    if (isFull(error)) await caches.delete(offlineCaches.visited);
    return;
  }
  const own = files.map((file) => new URL(file)).filter((url) => url.origin === scope.location.origin);
  for (const url of own.filter((file) => isFile(file) || isSamples(file)))
    await keepFile(url).catch(() => {});
}
