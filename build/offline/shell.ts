import { lateScriptType } from "../../shared/lateScripts";

/** Begins what React renders, and ends it: what follows are the signals of src/navigation, which every page holds. */
const begin = '<div id="___gatsby">';
const end = /<div data-print="hidden"><div id="page-progress"/;

/** Gatsby takes a page with this path for one that may stand at any address. */
const anyPath = "/404.html";

/** There is no text in the shell for which scripts would make way. */
const lateScript = new RegExp(`<script type="${lateScriptType}" data-src="([^"]+)"></script>`, "g");

const waiting =
  "<noscript><p>This page is kept on your device for reading offline, which needs JavaScript.</p></noscript>";

/**
 * A page without what is written in it: Gatsby puts the page in that belongs to the address, as it does after a click on a
 * link. So a page is kept by its data alone, a seventh of what its HTML and its data take together.
 *
 * @param html of a built page, with its policy.
 * @throws when the page doesn't look as Gatsby and src/navigation write it.
 */
export function shellOf(html: string): string {
  const from = html.indexOf(begin);
  const to = html.search(end);
  if (from < 0 || to < from)
    throw new Error(
      "No page for offline reading can be made: the built page lacks #___gatsby, or the signals after it. See build/offline/shell.ts.",
    );
  const withoutText = `${html.slice(0, from)}${begin}${waiting}</div>${html.slice(to)}`;
  return withoutText
    .replaceAll(lateScript, '<script src="$1" async></script>')
    .replace(/ data-path="[^"]*"/, ` data-shell="" data-path="${anyPath}"`);
}
