import { createHash } from "node:crypto";

/** Of a compilation of webpack's, what counts here. */
export interface Bundle {
  /** By name, which holds the hash of what is in it. */
  readonly assets: Readonly<Record<string, unknown>>;
  hash?: string;
}

/**
 * Gives what browsers load a hash that follows from its files alone. Webpack's differs from one build of the same sources to the
 * next, when modules come out of its cache. Gatsby writes it into every page, so all of them were written again; and
 * a browser that finds another one at the site loads the whole page anew, though the scripts it has are those of today.
 */
export function hashByFiles(bundle: Bundle): void {
  const names = Object.keys(bundle.assets).sort();
  bundle.hash = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
}
