import type { Comparison } from "./compareAll";
import { type Exclusions, nameOf, namesOf, neededNames } from "./exclusions";
import { apiKinds, kinds } from "./kind";

export interface Report {
  readonly lines: readonly string[];
  /** How many samples differ without being excluded, or are excluded without a cause. */
  readonly wrong: number;
}

/** Holds what the engine said against the list of exclusions. */
export function reportOf(comparisons: readonly Comparison[], exclusions: Exclusions): Report {
  const isExcluded = isNamedIn(Object.values(exclusions).flat());
  const wrong = comparisons.filter((one) => one.difference !== undefined && !isExcluded(one));
  const needed = neededNames(comparisons);
  const compared = new Set(comparisons.flatMap(namesOf));
  const needless = Object.values(exclusions)
    .flat()
    .filter((name) => compared.has(name) && !needed.has(name));
  const reasons = Object.entries(exclusions).map(
    ([reason, names]) => `  ${comparisons.filter(isNamedIn(names)).length} ${reason}`,
  );
  return {
    wrong: wrong.length + needless.length,
    lines: [
      ...wrong.map((one) => `${nameOf(one)}\n${one.difference}\n`),
      ...needless.map((name) => `${name}\nis identical by now: npm run sandbox:check -- --shorten\n`),
      `${countOf(comparisons)} recorded samples identical:`,
      ...kindLines(comparisons),
      "Excluded:",
      ...reasons,
    ],
  };
}

/** The share of identical responses among the requests that the engine supports, between 0 and 1; undefined if there are none. */
export function apiShare(comparisons: readonly Comparison[]): number | undefined {
  const ofApis = comparisons.filter(({ kind }) => apiKinds.includes(kind));
  return ofApis.length === 0 ? undefined : ofApis.filter(isIdentical).length / ofApis.length;
}

function isNamedIn(names: readonly string[]): (comparison: Comparison) => boolean {
  const all = new Set(names);
  return (comparison) => namesOf(comparison).some((name) => all.has(name));
}

const isIdentical = ({ difference }: Comparison) => difference === undefined;

function countOf(comparisons: readonly Comparison[]): string {
  return `${comparisons.filter(isIdentical).length} of ${comparisons.length}`;
}

function kindLines(comparisons: readonly Comparison[]): string[] {
  const counts = kinds.map((kind) => `  ${countOf(comparisons.filter((one) => one.kind === kind))} ${kind}`);
  const share = apiShare(comparisons);
  return share === undefined
    ? counts
    : [...counts, `${Math.floor(share * 100)} % of ${apiKinds.join(", ")}.`];
}
