import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { stampRules } from "./plugins/docs-content/stampRules";
import { sitemapOptions } from "./src/pages-builder/sitemap";
import { readConfig } from "./src/site/config";

const { siteUrl, content, repository } = readConfig(process.env);
const contentDir = resolve(content);

stampRules(process.cwd(), { siteUrl, contentDir, repository });

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/pages-builder/*.ts"],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDir } },
    "gatsby-plugin-mdx",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "docs-content",
      options: {
        contentDir,
        contentPath: "content",
        staticDir: resolve("static"),
        siteUrl,
        ...(repository ? { repository } : {}),
      },
    },
    "gatsby-plugin-catch-links",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
