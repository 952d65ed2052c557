import { withPrefix } from "gatsby";
import { ownKey } from "../../shared/paths";

const root = withPrefix("/");

/** Keys of the layout's settings in the browser's storage. The inline script uses the same keys. */
export const storageKeys = {
  theme: "theme",
  announcementDismissed: ownKey("docs.announcement.dismiss", root),
  announcementId: ownKey("docs.announcement.id", root),
  sidebar: "docs.sidebar",
  version: ownKey("docs.version", root),
} as const;
