import { copyFileSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf } from "../filesOf";

/**
 * Files that Gatsby needs for its next build and that don't belong to the site, under the paths that they have in the build.
 *
 * @param publicDir the build.
 */
export function asideFolder(publicDir: string): string {
  return join(dirname(publicDir), ".cache", "aside");
}

/**
 * Moves files out of a build, so that its folder holds the site and nothing else. They are kept: Gatsby doesn't make again
 * what it made for an earlier build, such as the images of a page that was removed and comes back.
 *
 * @param files relative to the build.
 */
export function setAside(publicDir: string, files: readonly string[]): void {
  for (const file of files) {
    const isCompressed = /\.(?:br|gz)$/.test(file);
    if (!isCompressed) copy(join(publicDir, file), join(asideFolder(publicDir), file));
    rmSync(join(publicDir, file));
    removeEmpty(dirname(join(publicDir, file)), publicDir);
  }
}

/** Restores the files of the last build, before Gatsby starts. */
export function restore(publicDir: string): void {
  const aside = asideFolder(publicDir);
  for (const file of filesOf(aside))
    if (!existsSync(join(publicDir, file))) copy(join(aside, file), join(publicDir, file));
  rmSync(aside, { recursive: true, force: true });
}

/** Not a rename, which fails where the two folders are on different disks, as with the caches of a container's build. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}
