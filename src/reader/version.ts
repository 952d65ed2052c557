import { readStored, storageKeys } from "../app/storage";

/** Marks what is newer than the reader's version. For a reader who hasn't chosen one, nothing is loaded. */
export function markNewer(): void {
  if (readStored(storageKeys.ownVersion) === null) return;
  import("../components/OwnVersion/followOwnVersion").then(
    ({ followOwnVersion }) => followOwnVersion(),
    // Without the network, pages stay as they were built.
    () => {},
  );
}
