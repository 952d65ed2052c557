import { darkSystem } from "./colorMode";
import { storageKeys } from "./storage";

/**
 * Runs in <head>, before anything is painted: says that scripts run (`data-js`), and puts on <html> what the reader
 * chose earlier. The site's settings stand in attributes of <html> (see Seo), so this text is the same on every page of
 * every site and a Content-Security-Policy can allow it by one hash.
 */
export const noFlashScript = `(function () {
  var data = document.documentElement.dataset;
  function stored(key) { try { return localStorage.getItem(key); } catch (error) { return null; } }
  var theme = data.colorSwitch === "off" ? null : stored("${storageKeys.theme}");
  if (theme !== "light" && theme !== "dark") theme = data.colorSystem === "follow" ? (matchMedia("${darkSystem}").matches ? "dark" : "light") : data.colorDefault || "light";
  data.js = "";
  data.theme = theme;
  if (stored("${storageKeys.announcementDismissed}") === "true" && stored("${storageKeys.announcementId}") === data.announcementId) data.announcement = "dismissed";
  if (stored("${storageKeys.sidebar}") === "hidden") data.sidebar = "hidden";
})();`;
