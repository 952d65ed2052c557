import type { Comparison } from "./compareAll";
import { type Exclusions, nameOf } from "./exclusions";

export interface Report {
  readonly lines: readonly string[];
  /** How many samples differ without being excluded, or are excluded without a cause. */
  readonly wrong: number;
}

/** Holds what the engine said against the list of exclusions. */
export function reportOf(comparisons: readonly Comparison[], exclusions: Exclusions): Report {
  const excluded = new Set(Object.values(exclusions).flat());
  const identical = comparisons.filter(({ difference }) => difference === undefined);
  const wrong = comparisons.filter((one) => one.difference !== undefined && !excluded.has(nameOf(one)));
  const needless = identical.map(nameOf).filter((name) => excluded.has(name));
  const reasons = Object.entries(exclusions).map(([reason, names]) => `  ${names.length} ${reason}`);
  return {
    wrong: wrong.length + needless.length,
    lines: [
      ...wrong.map((one) => `${nameOf(one)}\n${one.difference}\n`),
      ...needless.map((name) => `${name}\nis identical by now: npm run sandbox:check -- --shorten\n`),
      `${identical.length} of ${comparisons.length} recorded samples identical. Excluded:`,
      ...reasons,
    ],
  };
}
