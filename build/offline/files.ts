import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashedFile } from "../../shared/hashedFile";
import type { ComingFile } from "../../shared/offline";
import { offlineListPath, offlinePath, offlineShellPath, pageDataPath } from "../../shared/paths";

/** What the worker includes, and what loads on request. URLs are relative to the site. */
export interface SiteScripts {
  readonly coming: readonly string[];
  readonly extras: readonly string[];
}

/** A script of the frame, as a page refers to it. The output folder may still contain older ones. */
const named = /<script src="[^"]*(\/[^/"]+\.js)" async>/g;
/** Bundles of templates are named after their file. */
const ofTemplate = /^component---/;

/**
 * Scripts and styles of a build: the worker includes those of the frame and of all templates.
 *
 * @param html of a page whose scripts aren't deferred.
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
 * All files that pages of every kind need: scripts, results of static queries, and the files of offline reading itself.
 * Call it when all of them are written.
 */
export async function comingFiles(
  publicDir: string,
  scripts: readonly string[],
): Promise<readonly ComingFile[]> {
  // If the folder was served before, it also contains compressed files.
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
