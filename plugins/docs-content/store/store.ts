import type { PageOutline } from "../files/readPage";
import type { StoredTypes } from "./stored";

/**
 * All content of a site, read once: by key, or all of a type. Two adapters make it, disk.ts from a folder and nodes.ts from Gatsby's
 * nodes. Both hold the same entries, which entries.ts makes of a file's text.
 */
export interface ContentStore {
  /** @param key see `Entry`; `""` for a type that has only one entry. */
  get<Type extends keyof StoredTypes>(type: Type, key: string): StoredTypes[Type] | undefined;
  /** In no particular order. Of two files that claim one key, Gatsby's nodes hold one: see restoreNodes.ts. */
  all<Type extends keyof StoredTypes>(type: Type): readonly StoredTypes[Type][];
}

/** One thing that a file holds. A page's key is its path, a file's its path from the content folder, anything else's its name. */
export interface Entry<Type extends keyof StoredTypes = keyof StoredTypes> {
  readonly type: Type;
  readonly key: string;
  readonly fields: StoredTypes[Type];
}

/** Creates an entry with the fields of its type. */
export function entry<Type extends keyof StoredTypes>(
  type: Type,
  key: string,
  fields: StoredTypes[Type],
): Entry<Type> {
  return { type, key, fields };
}

/** A store in memory. */
export function storeOf(entries: readonly Entry[]): ContentStore {
  const byKey = new Map(entries.map((one) => [`${one.type} ${one.key}`, one]));
  return {
    get: (type, key) => {
      const found = byKey.get(`${type} ${key}`);
      return found && isOf(found, type) ? found.fields : undefined;
    },
    all: (type) => entries.flatMap((one) => (isOf(one, type) ? [one.fields] : [])),
  };
}

/** What is known of all pages, of whatever kind. */
export function pageOutlines(store: ContentStore): PageOutline[] {
  const pages = [...store.all("Doc"), ...store.all("Snippet"), ...store.all("Release")];
  return pages.map(({ outline }) => outline);
}

function isOf<Type extends keyof StoredTypes>(one: Entry, type: Type): one is Entry<Type> {
  return one.type === type;
}
