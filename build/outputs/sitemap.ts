import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "../../shared/config/config";
import {
  homePath,
  landingPath,
  offlinePath,
  privacyPath,
  releasesPath,
  statusPath,
} from "../../shared/paths";

interface SitemapData {
  readonly allDoc: { readonly nodes: readonly { readonly path: string }[] };
  readonly allRelease: { readonly nodes: readonly { readonly path: string }[] };
}

/** Pages that are worth finding: no unlisted ones, and no tag pages, which only repeat what they list. */
export const sitemapOptions = {
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allDoc(filter: {unlisted: {eq: false}}, sort: {path: ASC}) { nodes { path } }
    allRelease(sort: {order: DESC}) { nodes { path } }
  }`,
  resolvePages: ({ allDoc, allRelease }: SitemapData) => [
    ...[landingPath, homePath, releasesPath, statusPath, offlinePath, privacyPath]
      .filter((path) => path !== offlinePath || readConfig(process.env).offline)
      .map((path) => ({ path })),
    ...allDoc.nodes,
    ...allRelease.nodes,
  ],
  serialize: ({ path }: { path: string }) => ({ url: path, changefreq: "weekly", priority: 0.5 }),
};

/**
 * The plugin writes an index and one file of up to 45,000 entries. A site with one file needs no index, and
 * `sitemap.xml` is where crawlers look.
 */
export async function nameSitemap(publicDir: string): Promise<void> {
  await rename(join(publicDir, "sitemap-0.xml"), join(publicDir, "sitemap.xml"));
  await rm(join(publicDir, "sitemap-index.xml"), { force: true });
}
