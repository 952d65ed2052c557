import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../command/root.mjs";
import type { Comparison } from "./compareAll";

/**
 * By reason, the samples whose recorded response the engine doesn't return: `page.mdx#fingerprint what it is`,
 * or `page.mdx` for all of a page, such as a recipe, whose samples need its files.
 */
export type Exclusions = Readonly<Record<string, readonly string[]>>;

/** Committed, so that no sample is excluded unnoticed. It can only get shorter. */
const file = join(root, "sandbox", "data", "exclusions.json");

export function readExclusions(): Exclusions {
  return JSON.parse(readFileSync(file, "utf8"));
}

export function writeExclusions(exclusions: Exclusions): void {
  writeFileSync(file, `${JSON.stringify(exclusions, null, 2)}\n`);
}

export function nameOf({ page, fingerprint, label }: Comparison): string {
  return `${page}#${fingerprint} ${label}`;
}

/** What excludes a sample: its own name, or its page. */
export function namesOf(comparison: Comparison): readonly string[] {
  return [nameOf(comparison), comparison.page];
}

/** The names that exclude a sample which differs. */
export function neededNames(comparisons: readonly Comparison[]): ReadonlySet<string> {
  return new Set(comparisons.filter(({ difference }) => difference !== undefined).flatMap(namesOf));
}

/**
 * The list without samples that are identical by now, or gone, and without pages of only such samples. Nothing is ever added:
 * that is for a person, with a reason.
 */
export function shortened(exclusions: Exclusions, comparisons: readonly Comparison[]): Exclusions {
  const needed = neededNames(comparisons);
  const entries = Object.entries(exclusions).map(([reason, names]): [string, readonly string[]] => [
    reason,
    names.filter((name) => needed.has(name)),
  ]);
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0));
}
