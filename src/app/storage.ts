import { withPrefix } from "gatsby";
import { ownKey } from "../../shared/paths";

// Keys of the layout's settings in the browser's storage. The inline script uses the same keys.

const root = withPrefix("/");

export const themeKey = "theme";
export const sidebarKey = "docs.sidebar";
export const dismissedKey = ownKey("docs.announcement.dismiss", root);
export const announcementKey = ownKey("docs.announcement.id", root);
export const versionKey = ownKey("docs.version", root);
