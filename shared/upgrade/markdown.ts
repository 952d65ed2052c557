import { withOrigin } from "../paths";
import type { Finding } from "./findSign";

/** Markdown that leaves the site: links to pages become complete URLs. */
export function withSiteLinks(text: string, siteUrl: string): string {
  return text.replace(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${withOrigin(siteUrl, path)})`);
}

/** A place in a project's files, as an item below another one. */
export function findingText({ path, line, what }: Finding): string {
  return `  - ${path}${line === undefined ? "" : `:${line}`}: ${what}`;
}
