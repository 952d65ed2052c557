import { z } from "zod";
import { type FrontMatter, readFrontMatterWith } from "../../../build/gatsby-internals/mdxFrontMatter";
import { splitFrontMatter } from "../files/frontMatter";
import { sourceText } from "../files/sourceText";
import { readYaml } from "../files/yaml";

/**
 * Makes gatsby-plugin-mdx read front matter as this plugin does, with limits. What is wrong with the front matter is left out here, and
 * becomes a problem when the page is checked.
 */
export function limitMdxFrontMatter(): void {
  readFrontMatterWith(frontMatterOf);
}

function frontMatterOf(source: string): FrontMatter {
  const { yaml, body } = splitFrontMatter(sourceText("", source).text);
  const { raw } = readYaml(yaml, z.unknown(), "");
  return { body, frontmatter: typeof raw === "object" && raw !== null ? raw : {} };
}
