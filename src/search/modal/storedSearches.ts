import { withPrefix } from "gatsby";
import { ownKey } from "../../site/paths";

/** What DocSearch remembers in the browser, for each index apart. */
const recentKey = (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const favoriteKey = (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

/** How many are kept. From the specification. */
const recentLimit = 7;
const recentLimitBesideFavorites = 4;
const favoriteLimit = 10;

export interface StoredHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: string;
  readonly hierarchy: object;
  readonly content: string | null;
}

/**
 * The index by whose name DocSearch remembers. Each built site has one of its own; what is kept of a hosted one is right
 * wherever that is asked.
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
 * Puts right what DocSearch stores or chokes on: entries that are no hits (it would crash), marks of a parent hit that it
 * keeps by accident, and more recent searches than favourites leave room for.
 *
 * @param chosen hits to be remembered that DocSearch doesn't remember itself, the latest last.
 */
export function mendStored(indexName: string, chosen: readonly StoredHit[]): void {
  const favorites = read(favoriteKey(indexName)).slice(0, favoriteLimit);
  const isNew = ({ objectID }: StoredHit) => favorites.every((favorite) => favorite.objectID !== objectID);
  const added = [...chosen].reverse().filter(isNew).map(bare);
  const recent = [...added, ...read(recentKey(indexName))].filter(isFirst);
  write(favoriteKey(indexName), favorites);
  write(
    recentKey(indexName),
    recent.slice(0, favorites.length > 0 ? recentLimitBesideFavorites : recentLimit),
  );
}

function read(key: string): StoredHit[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter(isStoredHit).map(bare) : [];
  } catch {
    // No JSON, or storage is forbidden: nothing is remembered.
    return [];
  }
}

function write(key: string, hits: readonly StoredHit[]): void {
  try {
    if (hits.length > 0) localStorage.setItem(key, JSON.stringify(hits));
    else localStorage.removeItem(key);
  } catch {
    // Forbidden or full.
  }
}

function bare({ objectID, url, type, hierarchy, content }: StoredHit): StoredHit {
  return { objectID, url, type, hierarchy, content };
}

function isFirst({ objectID }: StoredHit, index: number, all: readonly StoredHit[]): boolean {
  return all.findIndex((other) => other.objectID === objectID) === index;
}

function isStoredHit(value: unknown): value is StoredHit {
  if (typeof value !== "object" || value === null) return false;
  const isText = (name: string) => typeof Reflect.get(value, name) === "string";
  const hierarchy: unknown = Reflect.get(value, "hierarchy");
  return ["objectID", "url", "type"].every(isText) && typeof hierarchy === "object" && hierarchy !== null;
}
