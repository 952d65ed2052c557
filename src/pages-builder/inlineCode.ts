import { createHash } from "node:crypto";
import type { InlineHashes } from "../site/contentPolicy";
import { lateScriptType } from "../site/lateScripts";

/** Its attributes, and its text. */
export const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts with a source are allowed by their address; data is no script. */
export const isNotInline = new RegExp(`\\ssrc=|type="(application/(ld\\+)?json|${lateScriptType})"`);
const styleSheet = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** A tag, not what a page says about tags: in text no `<` stands before a letter. */
const styleAttribute = /<[a-z](?:"[^"]*"|[^">])*?\sstyle="([^"]*)"/gi;

/** The script by which Gatsby tells a page its path, as Gatsby writes it. */
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"\\]*)";\/\*]]>\*\/<\/script>/;

/**
 * Moves the page's path out of the text of a script into an attribute: all pages then hold the same scripts, and one
 * policy, also one in a header of the server, names them all.
 */
export function shareScripts(html: string): string {
  return html.replace(
    pathScript,
    (_, path: string) =>
      `<script id="gatsby-script-loader" data-path="${path}">window.pagePath=document.currentScript.dataset.path</script>`,
  );
}

/** A script that a browser may load when it likes, as Gatsby writes those of the site. */
const asyncScript = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** Leaves it to `src/app/lateScripts.ts` when the site's scripts are loaded. */
export function delayScripts(html: string): string {
  return html.replace(
    asyncScript,
    (_, address: string) => `<script type="${lateScriptType}" data-src="${address}"></script>`,
  );
}

/**
 * What stands in a page and needs a word of its policy.
 *
 * @param html without a policy.
 * @param hashOf a text, as a policy names it.
 */
export function inlineCode(html: string, hashOf: (text: string) => string): InlineHashes {
  const scripts = [...html.matchAll(script)].flatMap(([, attributes = "", text = ""]) =>
    isNotInline.test(attributes) ? [] : [hashOf(text)],
  );
  const markup = html.replace(script, "");
  const styleSheets = [...markup.matchAll(styleSheet)].map(([, text = ""]) => hashOf(text));
  const attributes = [...markup.replace(styleSheet, "").matchAll(styleAttribute)];
  return {
    scripts: sorted(scripts),
    styleSheets: sorted(styleSheets),
    styleAttributes: sorted(attributes.map(([, value = ""]) => hashOf(decoded(value)))),
  };
}

/** Each once, in an order that doesn't follow from the page's: the same scripts give the same policy. */
export function sorted(hashes: Iterable<string>): readonly string[] {
  return [...new Set(hashes)].sort();
}

/** Most of what stands in pages is the same on every one. */
export function rememberHashes(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const hash = known.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    known.set(text, hash);
    return hash;
  };
}

const characters: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#34;": '"',
  "&#x22;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** A browser hashes the value, not its spelling in HTML. */
function decoded(value: string): string {
  return value.replace(/&[#\w]+;/g, (entity) => characters[entity] ?? entity);
}
