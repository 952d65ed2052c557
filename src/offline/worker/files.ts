import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, type StrategyOptions } from "workbox-strategies";
import { hashedFile } from "../../../shared/hashedFile";
import { offlineCaches, offlineLimits } from "../../../shared/offline";
import { sandboxSamplesPath, searchIndexPath } from "../../../shared/paths";
import { saveFile } from "../kept/savePage";
import { here, ownList, root } from "./library";
import { timeoutMs } from "./networkFirst";
import type { LongEvent } from "./scope";

const hashed = new RegExp(hashedFile);

type Plugin = NonNullable<StrategyOptions["plugins"]>[number];

/** Also finds files that were saved with the worker or with an area. */
const fromAnywhere: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request)) ?? null,
};

/** The list of the index's files is the only one with a fixed name. */
const hashedName = /-[0-9a-f]{16}\.json$/;

// @ts-expect-error The library's types don't support exactOptionalPropertyTypes.
const bounded = (maxEntries: number): Plugin => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const limits = {
  files: new CacheExpiration(offlineCaches.files, { maxEntries: offlineLimits.files }),
  samples: new CacheExpiration(offlineCaches.samples, { maxEntries: offlineLimits.samples }),
};
const files = new CacheFirst({
  cacheName: offlineCaches.files,
  plugins: [bounded(offlineLimits.files), fromAnywhere],
});
const index = new CacheFirst({ cacheName: offlineCaches.search, plugins: [bounded(offlineLimits.search)] });
const manifest = networkFirst(offlineCaches.search, offlineLimits.search);
const samples = networkFirst(offlineCaches.samples, offlineLimits.samples);

/** Files whose names contain a hash of their content. */
export function isFile({ pathname }: URL): boolean {
  return hashed.test(`/${pathname.slice(root.length)}`);
}

/**
 * Saves a file that a page loaded before it had a worker. It can't use the strategy above: that returns a response, and an
 * unread response blocks its copy, and so keeps the worker running.
 */
export async function keepFile(url: URL): Promise<void> {
  if (await caches.match(url)) return;
  const kind = isSamples(url) ? "samples" : "files";
  await saveFile(await caches.open(offlineCaches[kind]), url.href);
  await limits[kind].updateTimestamp(url.href);
  await limits[kind].expireEntries();
}

/** The samples of a page. Their URL has no hash. */
export function isSamples({ pathname }: URL): boolean {
  return pathname.startsWith(here(`${sandboxSamplesPath}/`));
}

/** Saves the samples of a page when the reader runs or edits one of them. */
export function respondWithSamples(event: LongEvent, request: Request): Promise<Response> {
  return samples.handle({ event, request });
}

/** Offline, an image in another size is better than none. */
export async function respondWithFile(event: LongEvent, request: Request): Promise<Response> {
  try {
    return await files.handle({ event, request });
  } catch (error) {
    const other = await sameInOtherSize(new URL(request.url));
    if (other) return other;
    throw error;
  }
}

export function isSearch({ pathname }: URL): boolean {
  return pathname.startsWith(here(`${searchIndexPath}/`));
}

/** The search index is saved after the first search. */
export function respondWithSearch(event: LongEvent, request: Request): Promise<Response> {
  const strategy = hashedName.test(request.url) ? index : manifest;
  return strategy.handle({ event, request });
}

function networkFirst(cacheName: string, maxEntries: number): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: timeoutMs / 1000,
    plugins: [bounded(maxEntries)],
  });
}

/** All sizes of an image are in subfolders of one folder. */
async function sameInOtherSize({ pathname }: URL): Promise<Response | undefined> {
  const folder = /^static\/[^/]+\//.exec(pathname.slice(root.length))?.[0];
  if (folder === undefined) return undefined;
  const { pages } = await ownList();
  const other = pages.flatMap(({ pictures }) => pictures).find((picture) => picture.startsWith(`/${folder}`));
  return other === undefined ? undefined : caches.match(here(other));
}
