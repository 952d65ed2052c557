import { lateScriptType } from "../../shared/lateScripts";
import { expectShape, isOn, type Seam } from "./seams";

const offlineShell: Seam = {
  name: "offlineShell",
  reason: "Gatsby has no page that may stand at any URL. Offline reading makes one of a built page.",
  worth: "needed: without it, no page can be read offline",
  checkedWith: "gatsby 5.16.1",
};

/** Whether pages can be saved for offline reading: the shell is created from a page whose scripts were changed. */
export function hasOfflineShell(): boolean {
  return isOn("offlineShell") && isOn("pageScripts");
}

/** Begins what React renders, and ends it: what follows are the signals of src/navigation, which every page holds. */
const begin = '<div id="___gatsby">';
const end = /<div data-print="hidden"><div id="page-progress"/;

/** Gatsby treats a page with this path as one that any URL can show. */
const anyPath = "/404.html";

/** The shell has no text, so its scripts don't have to wait. */
const lateScript = new RegExp(`<script type="${lateScriptType}" data-src="([^"]+)"></script>`, "g");

const ownPath = / data-path="[^"]*"/;

const waiting =
  "<noscript><p>This page is kept on your device for reading offline, which needs JavaScript.</p></noscript>";

/**
 * A page without its content: Gatsby inserts the page that belongs to the URL, as it does after a click on a link. So
 * a page is saved as its data only, which takes a seventh of the space of HTML and data together.
 *
 * @param html of a built page, with its policy.
 * @throws when the page doesn't look as Gatsby and src/navigation write it.
 */
export function shellOf(html: string): string {
  const from = html.indexOf(begin);
  const to = html.search(end);
  expectShape(
    from >= 0 && to >= from && ownPath.test(html),
    offlineShell,
    "A built page has #___gatsby, the signals of src/navigation after it, and its path in an attribute.",
  );
  const withoutText = `${html.slice(0, from)}${begin}${waiting}</div>${html.slice(to)}`;
  return withoutText
    .replaceAll(lateScript, '<script src="$1" async></script>')
    .replace(ownPath, ` data-shell="" data-path="${anyPath}"`);
}
