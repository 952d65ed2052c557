import { keptNames, type OfflineList, within } from "../../../shared/offline";
import { saveFile, savePage } from "./savePage";

/** Requests at a time: enough to fill a line, few enough that the page in front of the reader isn't held up. */
const atATime = 4;

interface Saving {
  readonly list: OfflineList;
  readonly area: string;
  /** Where the site begins on its host. */
  readonly root: string;
  readonly signal?: AbortSignal;
  /** @param done of the area's pages. */
  readonly onProgress?: (done: number) => void;
}

/** Stands beside an area's pages once all of them are there: only then does a new build bring the area up to date. */
export function wholeMark(root: string): string {
  return `${root}offline/whole`;
}

/**
 * Keeps all pages of an area, their images, and the scripts that pages load later. What is there already is not loaded again, so it goes on
 * where it was interrupted.
 *
 * @throws when something can't be had, the browser has no room, or the signal aborts it; what has come by then stays.
 */
export async function saveArea({ list, area, root, signal, onProgress }: Saving): Promise<void> {
  const cache = await caches.open(keptNames.area(area));
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

/** Some at a time; the first failure ends it, once what is on its way has come. */
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
