import { withPrefix } from "gatsby";
import { field } from "../../../shared/field";
import { ownKey } from "../../../shared/paths";
import { store } from "../../components/BrowserStorage/browserStorage";
import { readStoredJson } from "../../components/BrowserStorage/storedJson";

/** What DocSearch remembers in the browser, for each index apart. */
const recentKey = (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const favoriteKey = (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

/** How many are kept. From the specification. */
const recentLimit = 7;
const recentLimitBesideFavorites = 4;
export const favoriteLimit = 10;

const levels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
const types: ReadonlySet<unknown> = new Set([...levels, "content"]);

/** Characters of a stored entry, and entries that are looked at: more than DocSearch ever stores. */
const maxEntryLength = 5000;
const maxEntries = 100;

/** A stored hit: a page, or a section. All of its content is shown as text. */
export interface StoredHit {
  readonly objectID: string;
  /** A path of this site. */
  readonly url: string;
  readonly type: string;
  readonly hierarchy: Readonly<Record<(typeof levels)[number], string | null>>;
  readonly content: string | null;
}

/** What is remembered, the latest first. */
export interface StoredSearches {
  readonly favorites: readonly StoredHit[];
  /** More recent searches were stored than there is room for. */
  readonly wereTooMany: boolean;
}

/**
 * The index name in DocSearch's storage keys. Each built site has its own; hits of a hosted index are valid on every site
 * that uses it.
 */
export function memoryName({
  provider,
  indexName,
}: {
  readonly provider: string;
  readonly indexName: string;
}): string {
  return provider === "local" ? ownKey(indexName, withPrefix("/")) : indexName;
}

/**
 * Puts right what DocSearch stores or chokes on: entries that are no hits (it would crash), marks that it keeps by accident,
 * and more recent searches than favorites leave room for. Anything may have written to the storage, so an entry that leads to
 * another site, or to no page, is forgotten.
 */
export function fixStored(indexName: string): StoredSearches {
  const favorites = read(favoriteKey(indexName)).slice(0, favoriteLimit);
  const recent = read(recentKey(indexName));
  const limit = favorites.length > 0 ? recentLimitBesideFavorites : recentLimit;
  write(favoriteKey(indexName), favorites);
  write(recentKey(indexName), recent.slice(0, limit));
  return { favorites, wereTooMany: recent.length > limit };
}

function read(key: string): StoredHit[] {
  const value = readStoredJson(key);
  return Array.isArray(value)
    ? value
        .slice(0, maxEntries)
        .flatMap((entry: unknown) => storedHit(entry) ?? [])
        .filter(isFirst)
    : [];
}

function write(key: string, hits: readonly StoredHit[]): void {
  store(key, hits.length > 0 ? JSON.stringify(hits) : null);
}

function isFirst({ objectID }: StoredHit, index: number, all: readonly StoredHit[]): boolean {
  return all.findIndex((other) => other.objectID === objectID) === index;
}

/** @returns null if the value isn't a hit that this site has stored. */
function storedHit(value: unknown): StoredHit | null {
  const objectID = field(value, "objectID");
  const url = field(value, "url");
  const type = field(value, "type");
  const hierarchy = field(value, "hierarchy");
  if (typeof objectID !== "string" || typeof url !== "string" || !isOwnPath(url)) return null;
  if (typeof type !== "string" || !types.has(type) || typeof field(hierarchy, "lvl1") !== "string")
    return null;
  const names = Object.fromEntries(levels.map((level) => [level, text(field(hierarchy, level))]));
  const hit = {
    objectID,
    url,
    type,
    hierarchy: { ...noNames, ...names },
    content: text(field(value, "content")),
  };
  return JSON.stringify(hit).length > maxEntryLength ? null : hit;
}

const noNames = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** A path of this site: no `javascript:`, and no other host in any spelling, such as `//host` or `/\\host`. */
function isOwnPath(url: string): boolean {
  if (!url.startsWith("/")) return false;
  try {
    return new URL(url, window.location.origin).origin === window.location.origin;
  } catch {
    return false;
  }
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
