import { watchLinks } from "./previews/watchLinks";
import { watchKeys } from "./shortcuts/watchKeys";
import { markNewer } from "./version";
import { watchPictures } from "./zoom/watchPictures";

/** The reader's tools: what waits for someone to want it. To be called once the page has come alive. */
export function startReaderTools(): void {
  watchPictures();
  watchLinks();
  watchKeys();
  markNewer();
}
