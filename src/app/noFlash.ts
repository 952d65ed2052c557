import { scriptsTriedEvent } from "../../shared/lateScripts";
import { ownNamesKey } from "../../shared/ownNames";
import { readingChoices } from "../components/ReadingSettings/readingChoices";
import { keyOf } from "../components/Tabs/tabChoices";
import { signalIds } from "../navigation/signalIds";
import { darkSystem } from "./colorMode";
import { announcementKey, dismissedKey, sidebarKey, themeKey } from "./storage";

/** The reader's choices that style sheets read: attribute of <html> and the key of the browser's storage. */
const chosenAttributes = Object.fromEntries([
  ...Object.values(readingChoices).map(({ attribute, key }) => [attribute, key]),
  ["language", keyOf("language")],
  ["packageManager", keyOf("package-manager")],
]);

/**
 * Runs in <head>, before the first paint: marks that scripts run (`data-js`), and applies the reader's stored settings to
 * <html>. The site's settings are in attributes of <html> (see Seo), so this script is the same on every page of
 * every site and a Content-Security-Policy can allow it by one hash.
 *
 * It shows the reader's names in code (`<var data-own="plural">`, see shared/ownNames.ts): while the page is parsed, after each change of it, and
 * when the browser's storage changes. An element with another text than the compiler's keeps that in `data-saffron`, and `<html data-own-names>` says that there are names. The names become text, never
 * HTML; a value with characters that no name has is ignored.
 *
 * If an optional script fails to load, the part that requested it handles the error. Otherwise, Gatsby would reload the
 * whole page again and again; only an earlier listener can prevent that.
 *
 * If the site's own scripts haven't loaded after every attempt, it gives the page the look that it has without scripts and
 * shows a box with "Retry"; on the home page, where the scripts may have been requested from the wrong place, a banner that
 * suggests a base URL.
 */
export const noFlashScript = `(function () {
  var data = document.documentElement.dataset;
  function stored(key) { try { return localStorage.getItem(key); } catch (error) { return null; } }
  var theme = data.colorSwitch === "off" ? null : stored("${themeKey}");
  if (theme !== "light" && theme !== "dark") theme = theme === "system" || data.colorSystem === "follow" ? (matchMedia("${darkSystem}").matches ? "dark" : "light") : data.colorDefault || "light";
  data.js = "";
  data.theme = theme;
  if (stored("${dismissedKey}") === "true" && stored("${announcementKey}") === data.announcementId) data.announcement = "dismissed";
  if (stored("${sidebarKey}") === "hidden") data.sidebar = "hidden";
  var choices = ${JSON.stringify(chosenAttributes)};
  for (var name in choices) if (stored(choices[name])) data[name] = stored(choices[name]);
  var names = {}, watching;
  function showNames() {
    document.querySelectorAll("var").forEach(function (element) {
      var saffron = element.dataset.saffron || element.textContent;
      var text = names[element.dataset.own] || saffron;
      if (element.textContent !== text) element.textContent = text;
      if (text === saffron) delete element.dataset.saffron;
      else element.dataset.saffron = saffron;
    });
  }
  function readNames() {
    var kept;
    names = {};
    delete data.ownNames;
    try { kept = JSON.parse(stored("${ownNamesKey}")); } catch (error) {}
    for (var name in kept) if (isNaN(name) && typeof kept[name] === "string" && /^[\\w:/.[\\]-]{1,99}$/.test(kept[name])) {
      names[name] = kept[name];
      data.ownNames = "";
    }
    if (data.ownNames === "" && !watching) {
      watching = new MutationObserver(showNames);
      watching.observe(document, { childList: true, subtree: true });
    }
    showNames();
  }
  readNames();
  addEventListener("storage", function (event) { if (event.key === "${ownNamesKey}") readNames(); });
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
