import { z } from "zod";
import { splitFrontMatter } from "../files/frontMatter";
import { sourceText } from "../files/sourceText";
import { readYaml } from "../files/yaml";
import { late } from "../late";

/** What gatsby-plugin-mdx takes a page apart with. It calls the function by this name each time. */
interface MdxFrontMatter {
  parseFrontmatter(cacheKey: string, source: string): { body: string; frontmatter: object };
}

/**
 * Makes gatsby-plugin-mdx read front matter as this plugin does. It handles a page before any check can, and its own parser
 * has no limits: one that is no YAML ends the build without naming the file, and nested aliases fill the memory once Gatsby
 * stores them. What is wrong with the front matter is left out here, and becomes a problem when the page is checked.
 */
export function limitMdxFrontMatter(): void {
  const plugin = late<MdxFrontMatter>("gatsby-plugin-mdx/dist/frontmatter");
  if (typeof plugin.parseFrontmatter !== "function")
    throw new Error("gatsby-plugin-mdx reads front matter in another way than this plugin knows.");
  plugin.parseFrontmatter = (_cacheKey, source) => {
    const { yaml, body } = splitFrontMatter(sourceText("", source).text);
    const { raw } = readYaml(yaml, z.unknown(), "");
    return { body, frontmatter: typeof raw === "object" && raw !== null ? raw : {} };
  };
}
