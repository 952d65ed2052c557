import { createHash } from "node:crypto";
import { decodeEntities } from "../../shared/decodeEntities";
import type { InlineHashes } from "./contentPolicy";
import { isInline } from "./inlineScripts";
import type { PagePart } from "./pageParts";

/**
 * The inline code of a page, which its policy must allow.
 *
 * @param hashOf hashes a string in the format of a policy.
 */
export function inlineCode(parts: readonly PagePart[], hashOf: (text: string) => string): InlineHashes {
  const scripts: string[] = [];
  const styleSheets: string[] = [];
  const styleAttributes: string[] = [];
  for (const part of parts) {
    if (part.kind === "markup") styleAttributes.push(...stylesOf(part.text).map(hashOf));
    else if (part.kind === "style") styleSheets.push(hashOf(part.text));
    else if (isInline(part)) scripts.push(hashOf(part.text));
  }
  return {
    scripts: sorted(scripts),
    styleSheets: sorted(styleSheets),
    styleAttributes: sorted(styleAttributes),
  };
}

/** A tag up to its style attribute. In text, `<` never comes before a letter. */
const styledTag = /<[a-z](?:"[^"]*"|[^">])*?\sstyle="([^"]*)"/gi;

/** A browser hashes the value, not its spelling in HTML. */
function stylesOf(markup: string): readonly string[] {
  return [...markup.matchAll(styledTag)].map(([, value = ""]) => decodeEntities(value));
}

/** Removes duplicates, and sorts: the same scripts result in the same policy, in whatever order pages contain them. */
export function sorted(hashes: Iterable<string>): readonly string[] {
  return [...new Set(hashes)].sort();
}

/** Caches hashes, because most inline code is the same on every page. Strings contain bytes, as in writePolicies.ts. */
export function rememberHashes(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const hash =
      known.get(text) ?? `'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`;
    known.set(text, hash);
    return hash;
  };
}
