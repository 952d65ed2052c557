import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * A fingerprint of files and folders, from their names and contents.
 *
 * @param paths seen from `base`; a missing one counts as empty
 * @param isOut excludes generated files, by their paths seen from `base`
 */
export function fingerprint(
  base: string,
  paths: readonly string[],
  isOut: (path: string) => boolean = () => false,
): string {
  const hash = createHash("sha256");
  const files = paths.flatMap((path) => filesIn(join(base, path))).sort();
  for (const file of files) {
    const name = relative(base, file);
    if (isOut(name)) continue;
    hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** Stores in a file what a result was built from, so that it is built again only after a change. */
export class Stamp {
  constructor(private readonly file: string) {}

  isCurrent(value: string): boolean {
    return existsSync(this.file) && readFileSync(this.file, "utf8") === value;
  }

  /** Call this before the work, so that a partial result doesn't count as complete. */
  remove(): void {
    rmSync(this.file, { force: true });
  }

  write(value: string): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, value);
  }
}
