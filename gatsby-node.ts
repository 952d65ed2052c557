import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { builderFor } from "./src/pages-builder/builder";
import { createDocPages } from "./src/pages-builder/docPages";
import { feedQuery, writeFeed } from "./src/pages-builder/feed";
import { redirectsQuery, writeRedirects } from "./src/pages-builder/redirects";
import { createReleasePages } from "./src/pages-builder/releasePages";
import { robotsText } from "./src/pages-builder/robots";
import { nameSitemap } from "./src/pages-builder/sitemap";
import { createSnippetPages } from "./src/pages-builder/snippetPages";
import { createTagPages } from "./src/pages-builder/tagPages";
import { adjustWebpack } from "./src/pages-builder/webpack";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = adjustWebpack;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  const builder = builderFor(args);
  await createDocPages(builder);
  await createTagPages(builder);
  await createReleasePages(builder);
  await createSnippetPages(builder);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix, reporter }) => {
  const publicDir = resolve("public");
  const redirects = await graphql<Queries.RedirectRulesQuery>(redirectsQuery);
  const feed = await graphql<Queries.ReleaseFeedQuery>(feedQuery);
  const siteUrl = redirects.data?.siteSettings?.siteUrl;
  if (!redirects.data || !feed.data || !siteUrl) {
    reporter.panicOnBuild(`The build's last step got no data:\n${String(redirects.errors ?? feed.errors)}`);
    return;
  }
  await writeRedirects(publicDir, redirects.data.allRedirect.nodes, siteUrl, pathPrefix);
  await writeFeed(publicDir, feed.data);
  await writeFile(join(publicDir, "robots.txt"), robotsText(siteUrl));
  await nameSitemap(publicDir);
};
