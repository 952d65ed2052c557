import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { type OfflineList, type OfflinePage, revisionOf } from "../../shared/offline";
import {
  homePath,
  landingPath,
  offlinePath,
  privacyPath,
  releasesPath,
  statusPath,
  tagsPath,
} from "../../shared/paths";
import { picturesIn } from "./offlinePictures";

export const offlineListQuery = /* GraphQL */ `
  query OfflineList {
    siteSettings {
      areas {
        id
        label
      }
    }
    allDoc {
      nodes {
        path
        title
        area
      }
    }
    allRelease {
      nodes {
        path
        title
      }
    }
    allTag {
      nodes {
        path
        name
      }
    }
  }
`;

type Site = NonNullable<Queries.OfflineListQuery["siteSettings"]>;

/** Pages that aren't made from content. */
const ownTitles: Readonly<Record<string, string>> = {
  [landingPath]: "Start",
  [homePath]: "Home",
  [tagsPath]: "Tags",
  [releasesPath]: "Release notes",
  [statusPath]: "Status",
  [privacyPath]: "Privacy",
};

const dataFile = "page-data.json";
/** What readers are led to; the page about offline reading is kept with the worker. */
const notPages = new Set(["/404", "/404.html", offlinePath]);

/** Every page of a build, as it lies there. */
export async function offlineList(
  publicDir: string,
  data: Queries.OfflineListQuery,
): Promise<Omit<OfflineList, "extras">> {
  const { siteSettings, allDoc, allRelease, allTag } = data;
  const docs = new Map(allDoc.nodes.map((doc) => [doc.path, doc]));
  const titles = new Map([
    ...Object.entries(ownTitles),
    ...allRelease.nodes.map(({ path, title }) => [path, title] as const),
    ...allTag.nodes.map(({ path, name }) => [path, `Pages about ${name}`] as const),
    ...allDoc.nodes.map(({ path, title }) => [path, title] as const),
  ]);
  const folder = join(publicDir, "page-data");
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith(`${sep}${dataFile}`))
    .sort();
  const pages: OfflinePage[] = [];
  for (const file of files) {
    const content = await readFile(join(folder, file));
    const path = pathOf(file);
    if (notPages.has(path)) continue;
    pages.push({
      path,
      title: titles.get(path) ?? null,
      area: docs.get(path)?.area ?? null,
      revision: revisionOf(createHash("sha256").update(content).digest()),
      bytes: content.length,
      pictures: picturesIn(content.toString("utf8")),
    });
  }
  const areas = await Promise.all(
    (siteSettings?.areas ?? []).map((area) => withSize(publicDir, area, pages)),
  );
  return { areas, pages };
}

function pathOf(file: string): string {
  const folder = file.split(sep).slice(0, -1).join("/");
  return folder === "index" ? landingPath : `/${folder}`;
}

async function withSize(
  publicDir: string,
  { id, label }: Site["areas"][number],
  pages: readonly OfflinePage[],
) {
  const its = pages.filter(({ area }) => area === id);
  const pictures = [...new Set(its.flatMap((page) => page.pictures))];
  const sizes = await Promise.all(
    pictures.map(async (picture) => (await stat(join(publicDir, decodeURIComponent(picture)))).size),
  );
  const bytes = [...its.map((page) => page.bytes), ...sizes].reduce((sum, size) => sum + size, 0);
  return { id, label, bytes };
}
