import type { Library } from "../../src/search/local/library";
import { respond } from "../../src/search/local/respond";

/** Response times in milliseconds, from a key to its results. */
export interface Latency {
  readonly keys: number;
  readonly median: number;
  readonly p95: number;
  readonly slowest: number;
}

/** Types each query letter by letter, as the interface does. The first round, where code is compiled, isn't counted. */
export async function typeAll(queries: readonly string[], library: Library): Promise<Latency> {
  const keys = queries.flatMap((query) => [...query].map((_letter, at) => query.slice(0, at + 1)));
  const times: number[] = [];
  for (const isCounted of [false, true]) {
    for (const query of keys) {
      const time = await cpuTime(() => respond({ ...asTheInterface, query }, library));
      if (isCounted) times.push(time);
    }
  }
  return latencyOf(times);
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { keys: sorted.length, median: at(0.5), p95: at(0.95), slowest: at(1) };
}

const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];
const asTheInterface = {
  indexName: "docs",
  attributesToSnippet: [...levels.map((level) => `hierarchy.${level}:10`), "content:10"],
  facets: ["area", "tags"],
};

/** CPU time, not wall time: other programs can run at the same time. */
async function cpuTime(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
