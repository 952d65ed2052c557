import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expectShape, isOn, type Seam } from "./seams";

const mdxFrontMatter: Seam = {
  name: "mdxFrontMatter",
  reason:
    "gatsby-plugin-mdx reads a page's front matter before any check can, with a parser without limits: what is no YAML ends the build without naming the file, and nested aliases fill the memory.",
  worth: "needed: without it, one bad file hides all other problems, or ends the build for want of memory",
  checkedWith: "gatsby-plugin-mdx 5.16.0",
};

export interface FrontMatter {
  readonly body: string;
  readonly frontmatter: object;
}

/** The function that gatsby-plugin-mdx parses a page with, by the digest of the file. It calls the function by this name each time. */
interface Plugin {
  parseFrontmatter(digest: string, source: string): FrontMatter;
}

/** Makes gatsby-plugin-mdx read front matter with a parser of ours. */
export function readFrontMatterWith(parse: Plugin["parseFrontmatter"]): void {
  if (!isOn("mdxFrontMatter")) return;
  const plugin: Plugin = createRequire(resolve("package.json"))("gatsby-plugin-mdx/dist/frontmatter");
  expectShape(
    typeof plugin.parseFrontmatter === "function",
    mdxFrontMatter,
    "gatsby-plugin-mdx calls its parseFrontmatter.",
  );
  plugin.parseFrontmatter = parse;
}
