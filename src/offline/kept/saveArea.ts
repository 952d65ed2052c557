import { type OfflineList, offlineCaches, within } from "../../../shared/offline";
import { saveFile, savePage } from "./savePage";

/** Number of parallel requests: enough to use the connection, few enough not to slow down the page that the reader is on. */
const atATime = 4;

interface Saving {
  readonly list: OfflineList;
  readonly area: string;
  /** Base path of the site on its host. */
  readonly root: string;
  readonly signal?: AbortSignal;
  /** @param done number of the area's pages that are saved. */
  readonly onProgress?: (done: number) => void;
}

/** Marks an area as completely saved. Only then does a new build update the area. */
export function wholeMark(root: string): string {
  return `${root}offline/whole`;
}

/**
 * Saves all pages of an area, their images, and the scripts that pages load later. Files that are already saved aren't
 * loaded again, so an interrupted download continues.
 *
 * @throws if a file can't be loaded, the storage is full, or the signal aborts; files that have loaded stay saved.
 */
export async function saveArea({ list, area, root, signal, onProgress }: Saving): Promise<void> {
  const cache = await caches.open(offlineCaches.area(area));
  const pages = list.pages.filter((page) => page.area === area);
  const save = async (url: string) => saveFile(cache, within(root, url), signal);
  let done = 0;
  await inTurn(list.extras, save, signal);
  await inTurn(
    pages,
    async (page) => {
      if (!(await savePage(cache, page, root, signal)))
        throw new Error(`${page.path} is another build's by now.`);
      for (const picture of page.pictures) await save(picture);
      done += 1;
      onProgress?.(done);
    },
    signal,
  );
  await cache.put(wholeMark(root), new Response(""));
}

/** Runs several tasks at a time. After the first failure, it starts no more tasks, and waits for the running ones. */
async function inTurn<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      signal?.throwIfAborted();
      await act(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: atATime }, work));
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
}
