import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../../shared/config/config";
import { playgroundFramePath } from "../../shared/paths";
import { filesOf } from "../filesOf";
import { checkPageScripts } from "../gatsby-internals/pageScripts";
import type { InlineHashes } from "./contentPolicy";
import { rememberHashes, sorted } from "./inlineCode";
import { type PageWithPolicy, withPolicy } from "./withPolicy";

/** What a server has to know of the pages. */
export interface WrittenPolicies {
  /** Relative to the build, with `/`. */
  readonly files: readonly string[];
  /** Of all pages together. */
  readonly inline: InlineHashes;
}

/**
 * Pages are read and written as bytes: everything that is searched for and added is ASCII, the rest stays as it is, and
 * 700 MB (3,000 pages) don't have to be decoded and encoded.
 */
const bytes = "latin1";

/**
 * Adds a policy to the head of every page of a build, because some hosts can't set headers. Call it when everything is
 * written, because Gatsby adds scripts to pages last.
 */
export function writePolicies(publicDir: string, config: SiteConfig): WrittenPolicies {
  checkPageScripts();
  const frame = `${playgroundFramePath.slice(1)}/index.html`;
  const files = filesOf(publicDir)
    .filter((file) => file.endsWith(".html") && file !== frame)
    .sort();
  const hashOf = rememberHashes();
  const all = {
    scripts: new Set<string>(),
    styleSheets: new Set<string>(),
    styleAttributes: new Set<string>(),
  };
  for (const file of files) {
    const { inline } = rewrite(join(publicDir, file), (html) => withPolicy(html, config, hashOf));
    for (const hash of inline.scripts) all.scripts.add(hash);
    for (const hash of inline.styleSheets) all.styleSheets.add(hash);
    for (const hash of inline.styleAttributes) all.styleAttributes.add(hash);
  }
  return {
    files,
    inline: {
      scripts: sorted(all.scripts),
      styleSheets: sorted(all.styleSheets),
      styleAttributes: sorted(all.styleAttributes),
    },
  };
}

/** No one waits while this blocks, and to read and write through promises costs 0.4 ms of processor time more, for each page. */
function rewrite(file: string, change: (text: string) => PageWithPolicy): PageWithPolicy {
  const text = readFileSync(file, bytes);
  const page = change(text);
  if (page.html !== text) writeFileSync(file, page.html, bytes);
  return page;
}
