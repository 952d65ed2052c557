/** What a reader chooses between by following a link: versions of the documentation, languages. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  /** A route; for a language with the query and the fragment of the page the reader is on. */
  readonly href: string;
  readonly isCurrent: boolean;
  /** Language code of the target, when it differs from page to page. */
  readonly lang?: string;
}

/** Whether a route is the base itself or lies below it. @param base without a trailing slash; empty for everything. */
export function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

/** The entry whose path is the longest one that the page lies below. */
export function ownerOf<T extends { readonly path: string }>(
  entries: readonly T[],
  path: string,
): T | undefined {
  return entries
    .filter((entry) => isBelow(path, entry.path))
    .reduce<T | undefined>(
      (best, entry) => (best && best.path.length >= entry.path.length ? best : entry),
      undefined,
    );
}
