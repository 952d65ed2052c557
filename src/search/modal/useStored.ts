import { type TransitionEvent, useCallback, useEffect, useState } from "react";
import { favoriteLimit, fixStored, type StoredHit, type StoredSearches } from "./storedSearches";

interface Stored {
  /** DocSearch reads what is stored when it is mounted: another number, and it has to be mounted anew. */
  readonly reading: number;
  readonly isFull: boolean;
  /** What saving a favorite has done to the others; empty if nothing. */
  readonly notice: string;
  /** For the element around DocSearch, which stores a change when the row has moved away. */
  readonly onTransitionEnd: (event: TransitionEvent) => void;
}

interface State {
  readonly stored: StoredSearches;
  readonly reading: number;
  readonly notice: string;
}

/** Holds what DocSearch remembers within its limits, at once and not only when the modal closes. @param name of the index */
export function useStored(name: string): Stored {
  const [{ stored, reading, notice }, setState] = useState<State>(() => ({
    stored: fixStored(name),
    reading: 0,
    notice: "",
  }));
  const onTransitionEnd = useCallback(
    ({ target }: TransitionEvent) => {
      if (!(target instanceof Element) || !target.matches(".DocSearch-Hit")) return;
      const next = fixStored(name);
      setState((last) => ({
        stored: next,
        reading: last.reading + (next.wereTooMany ? 1 : 0),
        notice: noticeOf(last.stored.favorites, next.favorites),
      }));
    },
    [name],
  );
  useEffect(
    () => () => {
      fixStored(name);
    },
    [name],
  );
  return { reading, isFull: stored.favorites.length === favoriteLimit, notice, onTransitionEnd };
}

function noticeOf(before: readonly StoredHit[], after: readonly StoredHit[]): string {
  const isIn = (list: readonly StoredHit[], { objectID }: StoredHit) =>
    list.some((one) => one.objectID === objectID);
  const gone = before.find((hit) => !isIn(after, hit));
  const isSaved = after.some((hit) => !isIn(before, hit));
  if (!gone || !isSaved) return "";
  return `${favoriteLimit} favorites are kept. The oldest, “${gone.hierarchy.lvl1}”, was removed.`;
}
