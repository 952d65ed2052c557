import { watchLinks } from "./previews/watchLinks";
import { watchKeys } from "./shortcuts/watchKeys";
import { watchTypes } from "./types/watchTypes";
import { markNewer } from "./version";
import { watchPictures } from "./zoom/watchPictures";

/** Starts the reader's tools, each of which loads on intent. Call it after hydration. */
export function startReaderTools(): void {
  watchPictures();
  watchLinks();
  watchTypes();
  watchKeys();
  markNewer();
}
