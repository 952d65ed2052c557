import { hydratedEvent, lateScriptType, scriptsTriedEvent } from "../../shared/lateScripts";

/** Events that suggest that the reader is about to need more than the text. */
const intents = ["pointerdown", "pointerover", "touchstart", "keydown", "focusin", "wheel"];

/** How long a click waits for a page that isn't hydrated, in milliseconds. Then it does what it does without scripts. */
const maxHoldMs = 4000;

/** How long a page that is never idle waits after everything of it has come, in milliseconds. */
const timeoutMs = 3000;

/**
 * Runs in <head>. Loads the site's scripts when the page has loaded and is idle, so that they don't delay its text; or
 * immediately when the reader does something.
 *
 * If a button is pressed before it works, the press is repeated after hydration, and so is the search's keyboard shortcut.
 * Buttons that browsers handle themselves, and all links, work without scripts and aren't touched.
 */
export const lateScriptsScript = `(function () {
  var started = false, missed = null;
  function start() {
    if (started) return;
    intents.forEach(function (name) { removeEventListener(name, atIntent, true); });
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start, { once: true });
    started = true;
    var late = document.querySelectorAll('script[type="${lateScriptType}"]');
    var left = late.length;
    function tried() {
      left -= 1;
      if (left === 0) dispatchEvent(new Event("${scriptsTriedEvent}"));
    }
    late.forEach(function (source) {
      var script = document.createElement("script");
      script.src = source.dataset.src;
      script.onload = script.onerror = tried;
      document.head.append(script);
    });
  }
  function atIntent(event) {
    var isPointer = event.type === "pointerover";
    if (!isPointer || (event.target.closest && event.target.closest("a, button, input, select, summary"))) start();
  }
  function keep(event, repeat) {
    event.preventDefault();
    event.stopPropagation();
    if (!missed) setTimeout(release, ${maxHoldMs});
    missed = repeat;
  }
  function atClick(event) {
    var button = event.target.closest && event.target.closest("button:not([popovertarget])");
    if (button) keep(event, function () { if (button.isConnected) button.click(); });
  }
  function atKey(event) {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k")
      keep(event, function () { document.body.dispatchEvent(new KeyboardEvent("keydown", event)); });
  }
  function release() {
    removeEventListener("click", atClick, true);
    removeEventListener("keydown", atKey, true);
    if (missed) setTimeout(missed);
    missed = null;
  }
  var intents = ${JSON.stringify(intents)};
  intents.forEach(function (name) { addEventListener(name, atIntent, { capture: true, passive: true }); });
  addEventListener("click", atClick, true);
  addEventListener("keydown", atKey, true);
  addEventListener("${hydratedEvent}", release);
  addEventListener("${scriptsTriedEvent}", function () { if (!window.___loader) release(); });
  addEventListener("load", function () {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: ${timeoutMs} });
    else setTimeout(start, 200);
  });
})();`;
