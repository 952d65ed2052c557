import type { Scores } from "./evaluate";

/** What a search has to reach, and has reached. Raise it when it is better for good, never lower it for a change. */
const floor = { mrrAt10: 0.9, recallAt5: 0.95, zeroHitRate: 0 } as const;

/** What is below the floor, a sentence each. */
export function belowFloor(scores: Scores): string[] {
  const low = (["mrrAt10", "recallAt5"] as const)
    .filter((name) => scores[name] < floor[name])
    .map((name) => `${name} is ${scores[name].toFixed(3)}, and has to be ${floor[name]} or more`);
  if (scores.zeroHitRate <= floor.zeroHitRate) return low;
  return [...low, `zeroHitRate is ${scores.zeroHitRate.toFixed(3)}, and has to be ${floor.zeroHitRate}`];
}
