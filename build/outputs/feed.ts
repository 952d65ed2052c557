import { Feed } from "feed";
import { escapeHtml } from "../../shared/escapeHtml";
import { feedPath, releasesPath, withOrigin } from "../../shared/paths";
import type { OutputFile } from "./outputFile";

const feedQuery = /* GraphQL */ `
  query ReleaseFeed {
    siteSettings {
      title
      siteUrl
      disclaimer
    }
    allRelease(sort: { order: DESC }) {
      nodes {
        version
        title
        description
        date
        path
      }
    }
  }
`;

export const feedFile: OutputFile = {
  path: feedPath,
  query: feedQuery,
  text: (data: Queries.ReleaseFeedQuery) => feedText(data),
};

/** The releases as an Atom feed, newest first. */
export function feedText({ siteSettings, allRelease }: Queries.ReleaseFeedQuery): string | undefined {
  if (!siteSettings) return undefined;
  const { title, siteUrl, disclaimer } = siteSettings;
  const feed = new Feed({
    id: withOrigin(siteUrl, releasesPath),
    link: withOrigin(siteUrl, releasesPath),
    title: `${title}: release notes`,
    copyright: disclaimer,
    feedLinks: { atom: withOrigin(siteUrl, feedPath) },
    author: { name: title },
    ...(allRelease.nodes[0] ? { updated: new Date(allRelease.nodes[0].date) } : {}),
  });
  for (const release of allRelease.nodes) {
    const link = withOrigin(siteUrl, release.path);
    const { title: name, description, date } = release;
    // The library treats these as HTML, but they are plain text, where < doesn't start a tag.
    const said = { title: escapeHtml(name), description: escapeHtml(description) };
    feed.addItem({ id: link, link, ...said, date: new Date(date) });
  }
  return feed.atom1();
}
