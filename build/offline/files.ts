import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashedFile } from "../../shared/hashedFile";
import type { ComingFile } from "../../shared/offline";
import { offlineListPath, offlinePath, offlineShellPath, pageDataPath } from "../../shared/paths";

/** What the worker includes, and what waits for someone who wants it. Addresses are within the site. */
export interface SiteScripts {
  readonly coming: readonly string[];
  readonly extras: readonly string[];
}

/** A script that a page names: those of the frame. A folder that was built into before may hold older ones. */
const named = /<script src="[^"]*(\/[^/"]+\.js)" async>/g;
/** Bundles of templates are named after their file. */
const ofTemplate = /^component---/;

/**
 * Scripts and styles of a build: those of the frame and of all templates come with the worker.
 *
 * @param html of a page whose scripts aren't left for later.
 */
export async function siteScripts(publicDir: string, html: string): Promise<SiteScripts> {
  const isHashed = new RegExp(hashedFile);
  const root = (await readdir(publicDir)).map((file) => `/${file}`).filter((path) => isHashed.test(path));
  const used = await bundlesOf(publicDir);
  for (const [, path = ""] of html.matchAll(named)) used.add(path);
  const scripts = root.filter((path) => used.has(path)).sort();
  return {
    coming: scripts,
    extras: root.filter((path) => !scripts.includes(path) && !path.endsWith(".map")).sort(),
  };
}

/**
 * Everything that belongs to pages of any kind: the scripts, the answers of static queries, and what offline reading itself
 * needs. To be called when all of it is written.
 */
export async function comingFiles(
  publicDir: string,
  scripts: readonly string[],
): Promise<readonly ComingFile[]> {
  // A folder that was served from has compressed files beside them.
  const queries = (await readdir(join(publicDir, "page-data", "sq", "d")))
    .filter((file) => file.endsWith(".json"))
    .sort();
  const data = [
    "/page-data/app-data.json",
    ...queries.map((file) => `/page-data/sq/d/${file}`),
    pageDataPath(offlinePath),
    offlineListPath,
    offlineShellPath,
  ];
  return [
    ...scripts.map((url) => ({ url, revision: null })),
    ...(await Promise.all(data.map((url) => withIntegrity(publicDir, url)))),
  ];
}

/** Files of the frame and of the templates, those they share included. */
async function bundlesOf(publicDir: string): Promise<Set<string>> {
  const bundles: Record<string, string[]> = JSON.parse(
    await readFile(join(publicDir, "chunk-map.json"), "utf8"),
  );
  const names = Object.keys(bundles).filter((name) => name === "app" || ofTemplate.test(name));
  return new Set(names.flatMap((name) => bundles[name] ?? []));
}

async function withIntegrity(publicDir: string, url: string): Promise<ComingFile> {
  const content = await readFile(join(publicDir, url));
  const digest = createHash("sha256").update(content).digest("base64");
  return { url, revision: digest.slice(0, 16), integrity: `sha256-${digest}` };
}
