import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { collectGarbage } from "./build/gatsby-internals/memory";
import { adjustWebpack } from "./build/gatsby-internals/webpack";
import { offlineList, offlineListQuery } from "./build/offline/offlineList";
import { writeOffline } from "./build/offline/writeOffline";
import { breakingChangesQuery, breakingChangesText } from "./build/outputs/breakingChanges";
import { feedQuery, writeFeed } from "./build/outputs/feed";
import { writeHostFiles } from "./build/outputs/hostFiles";
import { writeMarkdownTwins } from "./build/outputs/markdownTwins";
import { openSearchQuery, openSearchText } from "./build/outputs/openSearch";
import { redirectsQuery, writeRedirects } from "./build/outputs/redirects";
import { robotsText } from "./build/outputs/robots";
import { nameSitemap } from "./build/outputs/sitemap";
import { writeFrame } from "./build/outputs/writeFrame";
import { askWith, builderFor } from "./build/pages/builder";
import { createDocPages } from "./build/pages/docPages";
import { createReleasePages } from "./build/pages/releasePages";
import { createSnippetPages } from "./build/pages/snippetPages";
import { createTagPages } from "./build/pages/tagPages";
import { siteHeaders } from "./build/policy/headers";
import { writePolicies } from "./build/policy/writePolicies";
import { bringBack, setAside } from "./build/published/setAside";
import { findUnwanted } from "./build/published/wantedFiles";
import { readConfig } from "./shared/config/config";
import { breakingChangesPath, openSearchPath } from "./shared/paths";
import { required } from "./shared/required";

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
