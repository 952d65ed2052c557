import { scriptsTriedEvent } from "../../shared/lateScripts";
import { readingChoices } from "../components/ReadingSettings/readingChoices";
import { keyOf } from "../components/Tabs/tabChoices";
import { signalIds } from "../navigation/signalIds";
import { darkSystem } from "./colorMode";
import { storageKeys } from "./storage";

/** The reader's choices that style sheets read: attribute of <html> and the key of the browser's storage. */
const chosenAttributes = Object.fromEntries([
  ...Object.values(readingChoices).map(({ attribute, key }) => [attribute, key]),
  ["language", keyOf("language")],
]);

/**
 * Runs in <head>, before anything is painted: says that scripts run (`data-js`), and puts on <html> what the reader
 * chose earlier. The site's settings stand in attributes of <html> (see Seo), so this text is the same on every page of
 * every site and a Content-Security-Policy can allow it by one hash.
 *
 * A script that is wanted on the side and doesn't come is a matter of the part that wanted it: Gatsby would load the whole
 * page again for it, and again, and only who listens before it can keep it from that.
 *
 * When the site's own scripts have not come by the time everything has been tried, it gives the page the looks that it
 * has without scripts and shows a box with "Retry"; on the home page, where the scripts may have been looked for in the
 * wrong place, a banner that suggests a base URL.
 */
export const noFlashScript = `(function () {
  var data = document.documentElement.dataset;
  function stored(key) { try { return localStorage.getItem(key); } catch (error) { return null; } }
  var theme = data.colorSwitch === "off" ? null : stored("${storageKeys.theme}");
  if (theme !== "light" && theme !== "dark") theme = theme === "system" || data.colorSystem === "follow" ? (matchMedia("${darkSystem}").matches ? "dark" : "light") : data.colorDefault || "light";
  data.js = "";
  data.theme = theme;
  if (stored("${storageKeys.announcementDismissed}") === "true" && stored("${storageKeys.announcementId}") === data.announcementId) data.announcement = "dismissed";
  if (stored("${storageKeys.sidebar}") === "hidden") data.sidebar = "hidden";
  var choices = ${JSON.stringify(chosenAttributes)};
  for (var name in choices) if (stored(choices[name])) data[name] = stored(choices[name]);
  addEventListener("unhandledrejection", function (event) {
    if (/loading chunk/i.test(event.reason)) event.stopImmediatePropagation();
  });
  addEventListener("${scriptsTriedEvent}", function () {
    if (window.___loader) return;
    delete data.js;
    var path = (window.pagePath || "/").replace(/\\/$/, "");
    var here = location.pathname.replace(/(index)?\\.html$/, "").replace(/\\/$/, "");
    var base = (here.endsWith(path) ? here.slice(0, here.length - path.length) : here) + "/";
    var banner = document.getElementById("${signalIds.baseUrl}");
    if (banner && banner.dataset.base !== base) {
      banner.querySelectorAll("[data-suggestion]").forEach(function (code) { code.textContent = base; });
      banner.hidden = false;
      return;
    }
    var reason = document.getElementById("${signalIds.failureReason}");
    if (reason) reason.textContent = "Its scripts are missing: you can read it, but search, settings, and other controls don't work.";
    var box = document.getElementById("${signalIds.failure}");
    if (box) box.hidden = false;
  });
})();`;
