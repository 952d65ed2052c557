import type { Node } from "gatsby";
import { type PageSource, pageSource } from "../files/pageSource";
import { late } from "../late";

/** What gatsby-plugin-mdx takes a page apart with. It calls the function by this name each time. */
interface MdxFrontMatter {
  parseFrontmatter(digest: string, text: string): { body: string; frontmatter: object };
}

/** Pages that gatsby-plugin-mdx has made nodes of and the data layer hasn't yet, by their files' digests. */
const waiting = new Map<string, PageSource>();

/**
 * Makes gatsby-plugin-mdx take pages apart as this plugin does. It handles a page before any check can, and its own parser
 * has no limits: one that is no YAML ends the build without naming the file, and nested aliases fill the memory once Gatsby
 * stores them. What is wrong with the front matter is left out here, and becomes a problem when the page is checked.
 */
export function shareMdxFrontMatter(): void {
  const plugin = late<MdxFrontMatter>("gatsby-plugin-mdx/dist/frontmatter");
  if (typeof plugin.parseFrontmatter !== "function")
    throw new Error("gatsby-plugin-mdx reads front matter in another way than this plugin knows.");
  plugin.parseFrontmatter = (digest, text) => {
    const source = pageSource(text);
    waiting.set(digest, source);
    const { raw } = source.front;
    return { body: source.body, frontmatter: typeof raw === "object" && raw !== null ? raw : {} };
  };
}

/**
 * The page that a node of gatsby-plugin-mdx was made of, taken apart once for both.
 *
 * @param load reads the page's file, for a node that an earlier build has made.
 */
export async function pageSourceOf({ internal }: Node, load: () => Promise<string>): Promise<PageSource> {
  const source = waiting.get(internal.contentDigest) ?? pageSource(await load());
  waiting.delete(internal.contentDigest);
  return source;
}
