import { withOrigin } from "../../shared/paths";
import type { OutputFile } from "./outputFile";

export const robotsFile: OutputFile = {
  path: "/robots.txt",
  text: (_, { siteUrl }) => robotsText(siteUrl),
};

/** Everything may be read; unlisted pages say noindex themselves. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${withOrigin(siteUrl, "/sitemap.xml")}\n`;
}
