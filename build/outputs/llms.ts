import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { joinedSidebars } from "../../shared/joinedSidebars";
import {
  llmsAreaPath,
  llmsFullPath,
  llmsIndexPath,
  llmsPath,
  markdownPath,
  withOrigin,
} from "../../shared/paths";
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
 * Writes the files for tools that read the site: a list of all pages (the llms.txt convention), a list with descriptions for
 * each area, the whole text in one file, and the text of each area. Tools load the first one whole, and some cut it off
 * after 50,000 characters. With descriptions it would have more.
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
    ...areas.flatMap((area) => [
      { path: llmsIndexPath(area.id), text: areaIndex(site, area) },
      { path: llmsAreaPath(area.id), text: fullText(site, area.pages) },
    ]),
  ];
  for (const { path, text } of files) {
    const file = join(publicDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
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
  const link = (label: string, path: string) => linkTo(site, label, path);
  const sections = areas.map(({ label, description, pages }) => {
    const lines = pages.map(({ title, path }) => link(title, markdownPath(path)));
    return `## ${plainMarkdown(label)}\n\n${plainMarkdown(description)}\n\n${lines.join("\n")}`;
  });
  const indexes = areas.map(({ id, label }) => link(label, llmsIndexPath(id)));
  const whole = [
    link("All areas", llmsFullPath),
    ...areas.map(({ id, label }) => link(label, llmsAreaPath(id))),
  ];
  return `${[
    introduction(site),
    ...sections,
    `## The same lists with a description of each page\n\n${indexes.join("\n")}`,
    `## The whole text in one file\n\n${whole.join("\n")}`,
  ].join("\n\n")}\n`;
}

function areaIndex(site: Site, { label, description, pages }: AreaPages): string {
  const lines = pages.map(
    ({ title, path, description: about }) =>
      `${linkTo(site, title, markdownPath(path))}: ${plainMarkdown(about)}`,
  );
  const heading = `## ${plainMarkdown(label)}\n\n${plainMarkdown(description)}`;
  return `${introduction(site)}\n\n${heading}\n\n${lines.join("\n")}\n`;
}

function linkTo({ siteUrl }: Site, label: string, path: string): string {
  return `- [${plainMarkdown(label)}](${withOrigin(siteUrl, path)})`;
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
