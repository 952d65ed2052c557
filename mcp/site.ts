import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../scripts/command/failure.mjs";
import { root } from "../scripts/command/root.mjs";
import type { ConfigurationCheck } from "../shared/configuration/check";
import { configurationChecksPath, markdownPath, searchIndexPath, upgradeRulesPath } from "../shared/paths";
import type { UpgradeRules } from "../shared/upgrade/rules";
import { manifestName } from "../src/search/local/format";
import { type IndexFiles, type Library, openIndex } from "../src/search/local/library";

/** A built site, as far as the tools read it. */
export interface Site {
  readonly index: IndexFiles;
  /** The same, loaded completely. */
  readonly library: Library;
  /** A page as Markdown. @returns undefined for a path that isn't a page of the site. */
  readPage(path: string): Promise<string | undefined>;
  /** @throws {Failure} for a build without these rules: its content has no history of the platform, or no pages for upgrades. */
  upgradeRules(): Promise<UpgradeRules>;
  /** @throws {Failure} for such a build, too */
  configurationChecks(): Promise<readonly ConfigurationCheck[]>;
}

/**
 * Opens the search index and the Markdown of a build.
 *
 * @throws {Failure} for a folder without a build.
 */
export async function openSite(folder: string): Promise<Site> {
  const indexFolder = join(folder, searchIndexPath);
  await readFile(join(indexFolder, manifestName)).catch(() => {
    throw new Failure(`There is no built site in ${folder}. Build it first: npm --prefix ${root} run build`);
  });
  const index = await openIndex(
    async (name): Promise<unknown> => JSON.parse(await readFile(join(indexFolder, name), "utf8")),
  );
  const library = await index.library();
  await library.complete();
  const read = async (path: string, missing: string) => {
    const text = await readFile(join(folder, path), "utf8").catch(() => {
      throw new Failure(`This build has no ${missing}.`);
    });
    return JSON.parse(text);
  };
  const paths = new Set(library.pages.map(({ path }) => path));
  return {
    index,
    library,
    readPage: async (path) =>
      // Only paths of the index: what a program sends can't name another file.
      paths.has(path) ? await readFile(join(folder, markdownPath(path)), "utf8") : undefined,
    upgradeRules: () => read(upgradeRulesPath, "rules for upgrades, so there are no plans"),
    configurationChecks: () => read(configurationChecksPath, "checks of configurations"),
  };
}
