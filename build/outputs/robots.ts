import { withOrigin } from "../../shared/paths";

/** Everything may be read; unlisted pages say noindex themselves. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${withOrigin(siteUrl, "/sitemap.xml")}\n`;
}
