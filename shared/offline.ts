import { pageDataPath } from "./paths";

/** What a build says of its pages, for who keeps them: `/offline/pages.json`. */
export interface OfflineList {
  readonly areas: readonly { readonly id: string; readonly label: string; readonly bytes: number }[];
  readonly pages: readonly OfflinePage[];
  /** Scripts and styles that pages load later, such as the search dialog. They are saved with the area. */
  readonly extras: readonly string[];
}

export interface OfflinePage {
  readonly path: string;
  /** Null where a list of pages has no use for it. */
  readonly title: string | null;
  readonly area: string | null;
  /** The beginning of its data's SHA-256, in hex: data with another one is another build's. */
  readonly revision: string;
  /** Of its data. */
  readonly bytes: number;
  /** Images of its text, one size of each. */
  readonly pictures: readonly string[];
}

/** Characters of a revision: 64 bits, against accidents. */
const revisionLength = 16;

/** @param digest SHA-256. */
export function revisionOf(digest: ArrayBuffer | Uint8Array): string {
  const bytes = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").slice(0, revisionLength);
}

/**
 * The URL under which a page's data is cached. It includes the build, so that data of two builds can't mix: a request
 * either finds the data of its own build or nothing.
 *
 * @param root base path of the site on its host: `/`, or `/docs/`.
 */
export function savedUrl({ path, revision }: Pick<OfflinePage, "path" | "revision">, root: string): string {
  return `${dataUrl(path, root)}?v=${revision}`;
}

/** Where the server has a page's data. @param root where the site begins on its host. */
export function dataUrl(path: string, root: string): string {
  return within(root, encodeURI(pageDataPath(path)));
}

/** @param path of the site, from its root. @param root where the site begins on its host: `/`, or `/docs/`. */
export function within(root: string, path: string): string {
  return root + path.slice(1);
}

/** Names of the site's caches. They share a prefix, so that older ones can be distinguished from those of other sites. */
export const offlineCaches = {
  prefix: "docs-offline",
  /** Pages that the reader has seen. */
  visited: "docs-offline-visited",
  /** Scripts, styles, fonts, and images whose names contain a hash of their content. */
  files: "docs-offline-files",
  search: "docs-offline-search",
  /** What samples that the reader ran or edited need, by page. */
  samples: "docs-offline-samples",
  /** One for each area that the reader has saved. */
  area: (id: string): string => `docs-offline-area-${id}`,
} as const;

/** Limits, in entries. On average, a page's data is 37 kB and an image 20 kB. The search index: 39 files, 2.9 MB in total. */
export const offlineLimits = { visited: 60, files: 300, search: 80, samples: 60 } as const;

/** A file that comes with the worker, as workbox takes it. */
export interface ComingFile {
  readonly url: string;
  /** Null where the name says it. */
  readonly revision: string | null;
  /** Rejects a file of another deployment. */
  readonly integrity?: string;
}
