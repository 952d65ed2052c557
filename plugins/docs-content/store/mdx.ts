import type { Node } from "gatsby";
import { readFrontMatterWith } from "../../../build/gatsby-internals/mdxFrontMatter";
import type { PageSource } from "../files/pageSource";
import { sourceOfText } from "./editedPages";

/** Pages that gatsby-plugin-mdx has made nodes of and the data layer hasn't yet, by their files' digests. */
const waiting = new Map<string, PageSource>();

/**
 * Makes gatsby-plugin-mdx take pages apart as this plugin does, with limits. What is wrong with the front matter is left out here, and
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
 * The page that a node of gatsby-plugin-mdx was made of, taken apart once for both.
 *
 * @param load reads the page's file, for a node that an earlier build has made.
 */
export async function pageSourceOf({ internal }: Node, load: () => Promise<string>): Promise<PageSource> {
  const source = waiting.get(internal.contentDigest) ?? sourceOfText(await load());
  waiting.delete(internal.contentDigest);
  return source;
}
