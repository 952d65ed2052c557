import { useCallback, useEffect, useState } from "react";
import { readStored, store } from "../components/BrowserStorage/browserStorage";
import { announcementKey, dismissedKey } from "./storage";

interface AnnouncementState {
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
}

/**
 * Whether the reader has closed the announcement. It stays closed until another id comes.
 *
 * @param id of the current announcement; undefined when there is none.
 */
export function useAnnouncement(id: string | undefined): AnnouncementState {
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (id === undefined) return;
    if (readStored(announcementKey) !== id) {
      store(announcementKey, id);
      store(dismissedKey, null);
    }
    setDismissed(readStored(dismissedKey) === "true");
  }, [id]);

  const dismiss = useCallback(() => {
    store(dismissedKey, "true");
    setDismissed(true);
  }, []);

  return { isDismissed, dismiss };
}
