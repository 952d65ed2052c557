import type { Node } from "gatsby";
import { readFrontMatterWith } from "../../../build/gatsby-internals/mdxFrontMatter";
import type { PageSource } from "../files/pageSource";
import { sourceOfText } from "./editedPages";

/** Pages with an `Mdx` node but without nodes of the data layer, by the digests of their files. */
const waiting = new Map<string, PageSource>();

/**
 * Makes gatsby-plugin-mdx split pages into front matter and body as this plugin does, with limits. Invalid front matter is left out here, and
 * becomes a problem when the page is checked.
 */
export function shareMdxFrontMatter(): void {
  readFrontMatterWith((digest, text) => {
    const source = sourceOfText(text);
    waiting.set(digest, source);
    const { raw } = source.front;
    return { body: source.body, frontmatter: typeof raw === "object" && raw !== null ? raw : {} };
  });
}

/**
 * The front matter and body of a page with an `Mdx` node, parsed once for both plugins.
 *
 * @param load reads the page's file, for a node of an earlier build.
 */
export async function pageSourceOf({ internal }: Node, load: () => Promise<string>): Promise<PageSource> {
  const source = waiting.get(internal.contentDigest) ?? sourceOfText(await load());
  waiting.delete(internal.contentDigest);
  return source;
}
