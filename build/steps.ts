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

/** A site whose pages Gatsby has written, and what is needed to write more beside them. */
interface WrittenSite {
  /** The folder of the built site. */
  readonly publicDir: string;
  readonly ask: Ask;
  readonly config: SiteConfig;
  /** Path below which the site is served, `""` at a host's root. */
  readonly pathPrefix: string;
  /** Tells the person who builds. */
  readonly warn: (sentence: string) => void;
}

type Step = (site: WrittenSite & { readonly redirects: readonly RedirectRule[] }) => Promise<unknown>;

/** Gatsby's list of bundles. The service worker is made with it, so it leaves the site last. */
const chunkMap = "chunk-map.json";

/** Everything that a build writes besides pages, in order. */
const steps: readonly Step[] = [
  ({ publicDir, redirects, config, pathPrefix }) =>
    writeRedirects(publicDir, redirects, config.siteUrl, pathPrefix),
  ({ publicDir, ask }) => writeMarkdownTwins(publicDir, ask),
  async (site) => {
    for (const file of outputFiles) await writeOutputFile(file, site);
  },
  ({ publicDir }) => nameSitemap(publicDir),
  // From here on the files are those of the site: policies, rules for hosts, and the list for offline reading are made of them.
  async ({ publicDir, ask, redirects }) => {
    const unwanted = await findUnwanted(publicDir, ask, redirects);
    setAside(
      publicDir,
      unwanted.filter((file) => file !== chunkMap),
    );
  },
  async ({ publicDir, redirects, config, pathPrefix, warn }) => {
    const { files, inline } = await writePolicies(publicDir, config);
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

/** Runs all steps, one after the other: some read what earlier ones wrote. */
export async function runSteps(site: WrittenSite): Promise<void> {
  const { allRedirect } = await site.ask<Queries.RedirectRulesQuery>(redirectsQuery);
  for (const step of steps) {
    await step({ ...site, redirects: allRedirect.nodes });
  }
}
