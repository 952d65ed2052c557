import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { sitemapOptions } from "./build/outputs/sitemap";
import { readConfig } from "./shared/config/config";

const { siteUrl, pathPrefix, content, repository, search, ask } = readConfig(process.env);
const contentDir = resolve(content);
/** Gatsby serves what is developed without the path; what was compiled for a build would hold it. */
const prefix = process.env.gatsby_executing_command === "develop" ? "" : pathPrefix;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  pathPrefix: prefix,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./build/**/*.ts"],
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
        search,
        ask,
        ...(repository ? { repository } : {}),
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
