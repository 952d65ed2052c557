import { readStored } from "../components/BrowserStorage/browserStorage";
import { ownVersionKey } from "../components/OwnVersion/ownVersionKey";

/** Marks what is newer than the reader's version. For a reader who hasn't chosen one, nothing is loaded. */
export function markNewer(): void {
  if (readStored(ownVersionKey) === null) return;
  import("../components/OwnVersion/followOwnVersion").then(
    ({ followOwnVersion }) => followOwnVersion(),
    // Without the network, pages stay as they were built.
    () => {},
  );
}
