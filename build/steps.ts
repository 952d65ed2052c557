import type { SiteConfig } from "../shared/config/config";
import { hasOfflineShell } from "./gatsby-internals/offlineShell";
import { setAside } from "./leftovers/setAside";
import { findUnwanted } from "./leftovers/wantedFiles";
import { offlineList, offlineListQuery } from "./offline/offlineList";
import { writeOffline } from "./offline/writeOffline";
import { writeHostFiles } from "./outputs/hostFiles";
import { writeMarkdownTwins } from "./outputs/markdownTwins";
import { writeOutputFile } from "./outputs/outputFile";
import { outputFiles } from "./outputs/outputFiles";
import { type RedirectRule, redirectsQuery, writeRedirects } from "./outputs/redirects";
import { nameSitemap } from "./outputs/sitemap";
import type { Ask } from "./pages/builder";
import { siteHeaders } from "./policy/headers";
import { writePolicies } from "./policy/writePolicies";

/** A site whose pages are written, and everything that is needed to write more files. */
interface WrittenSite {
  /** The folder of the built site. */
  readonly publicDir: string;
  readonly ask: Ask;
  readonly config: SiteConfig;
  /** Path below which the site is served, `""` at a host's root. */
  readonly pathPrefix: string;
  /** Prints a warning. */
  readonly warn: (sentence: string) => void;
}

type Step = (site: WrittenSite & { readonly redirects: readonly RedirectRule[] }) => Promise<unknown>;

/** Gatsby's list of bundles. It is removed last, because the service worker is created from it. */
const chunkMap = "chunk-map.json";

/** Everything that a build writes besides pages, in order. A file that one query and one text are enough for is in `outputFiles`. */
const steps: readonly Step[] = [
  ({ publicDir, redirects, config, pathPrefix }) =>
    writeRedirects(publicDir, redirects, config.siteUrl, pathPrefix),
  ({ publicDir, ask }) => writeMarkdownTwins(publicDir, ask),
  async (site) => {
    for (const file of outputFiles) await writeOutputFile(file, site);
  },
  ({ publicDir }) => nameSitemap(publicDir),
  // From here on, only files of the site are left: the policies, the rules for hosts, and the offline list are created from them.
  async ({ publicDir, ask, redirects }) => {
    const unwanted = await findUnwanted(publicDir, ask, redirects);
    setAside(
      publicDir,
      unwanted.filter((file) => file !== chunkMap),
    );
  },
  async ({ publicDir, redirects, config, pathPrefix, warn }) => {
    const { files, inline } = writePolicies(publicDir, config);
    const hosted = { headers: siteHeaders(config, inline), pageFiles: files };
    await writeHostFiles(publicDir, hosted, redirects, pathPrefix, warn);
  },
  async ({ publicDir, ask, config }) => {
    const data = await ask<Queries.OfflineListQuery>(offlineListQuery);
    await writeOffline(
      publicDir,
      config.offline && hasOfflineShell() ? await offlineList(publicDir, data) : undefined,
    );
  },
  async ({ publicDir }) => setAside(publicDir, [chunkMap]),
];

/** Runs all steps in order: some read files of earlier ones. */
export async function runSteps(site: WrittenSite): Promise<void> {
  const { allRedirect } = await site.ask<Queries.RedirectRulesQuery>(redirectsQuery);
  for (const step of steps) {
    await step({ ...site, redirects: allRedirect.nodes });
  }
}
