import type { SearchPlace } from "../analytics/catalog";
import { track } from "../analytics/track";

/** A reader who has typed nothing for so many milliseconds has asked what they wanted to ask. */
const typingPause = 1000;

interface CompletedSearch {
  readonly query: string;
  readonly results: number;
  readonly provider: string;
}

/** Reports to analytics what readers search for: not the query of each key, only queries whose results a reader has looked at. */
export interface SearchTracking {
  readonly completed: (search: CompletedSearch) => void;
  /** @param result where the result leads. @param position from 1. */
  readonly chosen: (result: string, position: number) => void;
  /** The search has ended. */
  readonly ended: () => void;
}

export function trackSearch(place: SearchPlace): SearchTracking {
  let last: CompletedSearch | undefined;
  let isTracked = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    if (last && !isTracked) track("search", { ...last, place });
    isTracked = true;
  };
  return {
    completed: (search) => {
      clearTimeout(timer);
      if (search.query.trim() === "" || search.query === last?.query) return;
      last = search;
      isTracked = false;
      timer = setTimeout(tell, typingPause);
    },
    chosen: (result, position) => {
      tell();
      track("search_result", { query: last?.query ?? "", result, position, place });
    },
    ended: tell,
  };
}
