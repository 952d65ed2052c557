import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { joinedSidebars } from "../../shared/joinedSidebars";
import { llmsAreaPath, llmsFullPath, llmsPath, markdownPath, withOrigin } from "../../shared/paths";
import { isSidebarItems, pathsInOrder } from "../../shared/sidebar";
import type { Ask } from "../pages/builder";
import { plainMarkdown } from "./plainMarkdown";

/** A listed page, with the text of its Markdown twin. */
export interface LlmsPage {
  readonly path: string;
  readonly area: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

type Site = NonNullable<Queries.TwinSiteQuery["siteSettings"]>;

/**
 * Writes what programs that read are pointed to: a list of all pages (the llms.txt convention), the whole text in one
 * file, and one file an area.
 */
export async function writeLlms(
  publicDir: string,
  site: Site,
  pages: readonly LlmsPage[],
  ask: Ask,
): Promise<void> {
  const { allSidebar } = await ask<Queries.LlmsSidebarsQuery>(sidebarsQuery);
  const inOrder = inReadingOrder(pages, site, allSidebar.nodes);
  const areas = site.areas.map((area) => ({
    ...area,
    pages: inOrder.filter((page) => page.area === area.id),
  }));
  const files = [
    { path: llmsPath, text: overview(site, areas) },
    { path: llmsFullPath, text: fullText(site, inOrder) },
    ...areas.map((area) => ({ path: llmsAreaPath(area.id), text: fullText(site, area.pages) })),
  ];
  for (const { path, text } of files) await writeFile(join(publicDir, path), text);
}

/** Area by area; a page that is in no sidebar comes last. */
function inReadingOrder(
  pages: readonly LlmsPage[],
  { areas }: Site,
  sidebars: Queries.LlmsSidebarsQuery["allSidebar"]["nodes"],
): LlmsPage[] {
  const paths = areas.flatMap(({ id, sidebar }) => {
    const its = sidebars.flatMap(({ area, name, items }) =>
      area === id && isSidebarItems(items) ? [{ name, items }] : [],
    );
    return pathsInOrder(joinedSidebars(sidebar, its));
  });
  const place = new Map([...new Set(paths)].map((path, index) => [path, index]));
  const placeOf = ({ path }: LlmsPage): number => place.get(path) ?? place.size;
  return [...pages].sort((a, b) => placeOf(a) - placeOf(b));
}

type AreaPages = Site["areas"][number] & { readonly pages: readonly LlmsPage[] };

function overview(site: Site, areas: readonly AreaPages[]): string {
  const url = (path: string) => withOrigin(site.siteUrl, path);
  const sections = areas.map(({ label, description, pages }) => {
    const lines = pages.map(
      ({ title, path, description: about }) =>
        `- [${plainMarkdown(title)}](${url(markdownPath(path))}): ${plainMarkdown(about)}`,
    );
    return `## ${plainMarkdown(label)}\n\n${plainMarkdown(description)}\n\n${lines.join("\n")}`;
  });
  const whole = [
    `- [All areas](${url(llmsFullPath)})`,
    ...areas.map(({ id, label }) => `- [${plainMarkdown(label)}](${url(llmsAreaPath(id))})`),
  ];
  return `${introduction(site)}\n\n${sections.join("\n\n")}\n\n## The whole text in one file\n\n${whole.join("\n")}\n`;
}

function fullText(site: Site, pages: readonly LlmsPage[]): string {
  return `${introduction(site)}\n\n${pages.map(({ text }) => `---\n\n${text}`).join("\n")}`;
}

function introduction({ title, description, disclaimer, platform }: Site): string {
  const [name, about, remark] = [title, description, disclaimer].map(plainMarkdown);
  return `# ${name}\n\n> ${about}\n\n${remark} It documents ${platform.name} ${platform.version}.`;
}

const sidebarsQuery = /* GraphQL */ `
  query LlmsSidebars {
    allSidebar {
      nodes {
        name
        area
        items
      }
    }
  }
`;
