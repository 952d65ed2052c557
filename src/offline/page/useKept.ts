import { withPrefix } from "gatsby";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type OfflineList, type OfflinePage, offlineCaches } from "../../../shared/offline";
import { landingPath } from "../../../shared/paths";
import { savedPages } from "../kept/upkeep";
import { canKeep } from "../register";
import { changeCount, onDownloads, readList } from "./downloads";

/** An area as it is on this device. */
export interface KeptArea {
  /** How many of its pages are saved because the reader saved the area. */
  readonly kept: number;
  readonly pages: number;
  /** Size of all its pages, including their images. */
  readonly bytes: number;
}

export type Kept =
  /** Until the browser has responded, and on the server. */
  | { readonly kind: "unknown" }
  | { readonly kind: "impossible"; readonly reason: string }
  | {
      readonly kind: "known";
      readonly areas: ReadonlyMap<string, KeptArea>;
      /** All readable pages that have a title. */
      readonly pages: readonly OfflinePage[];
    };

const noBrowser =
  "This browser keeps no pages: it does so only over https, and often not in private windows.";
const noList = "The list of pages can't be had: open this page again when you are online.";

/** What is saved on this device; updated by downloads and removals. */
export function useKept(): Kept {
  const [kept, setKept] = useState<Kept>({ kind: "unknown" });
  const count = useSyncExternalStore(onDownloads, changeCount, () => 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count means that the saved files may have changed.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Kept) => {
      if (isCurrent) setKept(next);
    };
    if (canKeep())
      readList()
        .then(stateOf)
        .then(show, () => show({ kind: "impossible", reason: noList }));
    else show({ kind: "impossible", reason: noBrowser });
    return () => {
      isCurrent = false;
    };
  }, [count]);

  return kept;
}

async function stateOf(list: OfflineList): Promise<Kept> {
  const root = withPrefix(landingPath);
  const areas = await Promise.all(
    list.areas.map(async ({ id, bytes }) => {
      const pages = list.pages.filter(({ area }) => area === id);
      const kept = await savedPages(pages, root, (name) => name === offlineCaches.area(id));
      return [id, { kept: kept.length, pages: pages.length, bytes }] as const;
    }),
  );
  const pages = (await savedPages(list.pages, root)).filter(({ title }) => title !== null);
  return { kind: "known", areas: new Map(areas), pages };
}
