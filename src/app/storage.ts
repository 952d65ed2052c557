import { withPrefix } from "gatsby";
import { ownKey } from "../../shared/paths";
import { ownVersionKey } from "../components/OwnVersion/ownVersionKey";

const root = withPrefix("/");

/** Keys of the layout's settings in the browser's storage. The inline script uses the same keys. */
export const storageKeys = {
  theme: "theme",
  announcementDismissed: ownKey("docs.announcement.dismiss", root),
  announcementId: ownKey("docs.announcement.id", root),
  ownVersion: ownVersionKey,
  sidebar: "docs.sidebar",
  version: ownKey("docs.version", root),
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** @returns null if nothing is stored, or the browser forbids storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value null forgets the key. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: the choice then holds for this page view only.
  }
}
