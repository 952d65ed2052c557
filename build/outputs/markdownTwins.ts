import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { llmsPath, markdownPath, withOrigin } from "../../shared/paths";
import type { Ask } from "../pages/builder";
import { type LlmsPage, writeLlms } from "./llms";
import { plainMarkdown } from "./plainMarkdown";
import { docsQuery, othersQuery, siteQuery } from "./twinQueries";

/** Number of pages in one query: a query for all of them would hold them all in memory. */
const batchSize = 200;

/**
 * Writes each page's Markdown next to its HTML, and the files for programs that read the whole site.
 *
 * @returns how many pages have a twin.
 */
export async function writeMarkdownTwins(publicDir: string, ask: Ask): Promise<number> {
  const listed: LlmsPage[] = [];
  const { siteSettings } = await ask<Queries.TwinSiteQuery>(siteQuery);
  const siteUrl = siteSettings?.siteUrl ?? "";
  let count = 0;
  const write = (page: TwinPage): string => {
    const text = twinText(page, siteUrl);
    const file = join(publicDir, markdownPath(page.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    count++;
    return text;
  };

  for (let skip = 0, more = true; more; skip += batchSize) {
    const { allDoc } = await ask<Queries.TwinDocsQuery>(docsQuery, { limit: batchSize, skip });
    for (const doc of allDoc.nodes) {
      const text = write(doc);
      if (!doc.unlisted) listed.push({ ...doc, text });
    }
    more = allDoc.nodes.length === batchSize;
  }
  const { allSnippet, allRelease } = await ask<Queries.TwinOthersQuery>(othersQuery);
  for (const page of [...allSnippet.nodes, ...allRelease.nodes]) write(page);
  if (siteSettings) await writeLlms(publicDir, siteSettings, listed, ask);
  return count;
}

interface TwinPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** A page that makes sense by itself: its readers see no navigation. */
function twinText({ path, title, description, markdown }: TwinPage, siteUrl: string): string {
  const url = (target: string) => withOrigin(siteUrl, target);
  return `# ${plainMarkdown(title)}\n\n> ${plainMarkdown(description)}\n\nSource: ${url(path)}. All pages: ${url(llmsPath)}\n\n${markdown}\n`;
}
