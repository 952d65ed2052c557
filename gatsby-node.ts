import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeOffline } from "./src/offline/build/writeOffline";
import { breakingChangesQuery, breakingChangesText } from "./src/pages-builder/breakingChanges";
import { askWith, builderFor } from "./src/pages-builder/builder";
import { createDocPages } from "./src/pages-builder/docPages";
import { feedQuery, writeFeed } from "./src/pages-builder/feed";
import { writeHostFiles } from "./src/pages-builder/hostFiles";
import { writeMarkdownTwins } from "./src/pages-builder/markdownTwins";
import { offlineList, offlineListQuery } from "./src/pages-builder/offlineList";
import { openSearchQuery, openSearchText } from "./src/pages-builder/openSearch";
import { redirectsQuery, writeRedirects } from "./src/pages-builder/redirects";
import { createReleasePages } from "./src/pages-builder/releasePages";
import { robotsText } from "./src/pages-builder/robots";
import { bringBack, setAside } from "./src/pages-builder/setAside";
import { nameSitemap } from "./src/pages-builder/sitemap";
import { createSnippetPages } from "./src/pages-builder/snippetPages";
import { createTagPages } from "./src/pages-builder/tagPages";
import { findUnwanted } from "./src/pages-builder/wantedFiles";
import { adjustWebpack } from "./src/pages-builder/webpack";
import { writePolicies } from "./src/pages-builder/writePolicies";
import { writeFrame } from "./src/playground/build/writeFrame";
import { readConfig } from "./src/site/config";
import { siteHeaders } from "./src/site/headers";
import { collectGarbage } from "./src/site/memory";
import { breakingChangesPath, openSearchPath } from "./src/site/paths";
import { required } from "./src/site/required";

export const onPreInit: GatsbyNode["onPreInit"] = () => bringBack(resolve("public"));

/** Beside the bundles and before any page: a site that is built and one that is developed both have it. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  collectGarbage();
  await writeFrame(resolve("public"));
};

/**
 * The data layer reads front matter with its own schema. A type inferred by Gatsby would only warn about fields that can
 * have two shapes.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes("type Mdx implements Node @dontInfer { id: ID! }");
};

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
  collectGarbage();
  const ask = askWith(graphql);
  const redirects = await ask<Queries.RedirectRulesQuery>(redirectsQuery);
  const siteUrl = required(redirects.siteSettings, "siteSettings").siteUrl;
  await writeRedirects(publicDir, redirects.allRedirect.nodes, siteUrl, pathPrefix);
  await writeFeed(publicDir, await ask<Queries.ReleaseFeedQuery>(feedQuery));
  await writeMarkdownTwins(publicDir, ask);
  const openSearch = await ask<Queries.OpenSearchQuery>(openSearchQuery);
  const description = openSearchText(required(openSearch.siteSettings, "siteSettings"));
  await writeFile(join(publicDir, openSearchPath), description);
  const { siteSettings, allDoc } = await ask<Queries.BreakingChangesQuery>(breakingChangesQuery);
  const changes = breakingChangesText({ site: required(siteSettings, "siteSettings"), allDoc });
  await writeFile(join(publicDir, breakingChangesPath), changes);
  await writeFile(join(publicDir, "robots.txt"), robotsText(siteUrl));
  await nameSitemap(publicDir);
  const unwanted = await findUnwanted(publicDir, ask, redirects.allRedirect.nodes);
  // The service worker is made with it.
  const chunkMap = "chunk-map.json";
  const others = unwanted.filter((file) => file !== chunkMap);
  setAside(publicDir, others);
  const config = readConfig(process.env);
  collectGarbage();
  const { files, inline } = await writePolicies(publicDir, config);
  collectGarbage();
  const kept = await ask<Queries.OfflineListQuery>(offlineListQuery);
  await writeOffline(publicDir, config.offline ? await offlineList(publicDir, kept) : undefined);
  const hosted = { headers: siteHeaders(config, inline), pageFiles: files };
  const warn = (sentence: string) => reporter.warn(sentence);
  await writeHostFiles(publicDir, hosted, redirects.allRedirect.nodes, pathPrefix, warn);
  setAside(publicDir, [chunkMap]);
};
