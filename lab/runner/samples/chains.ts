import { kindsWithResponse } from "../content";
import type { SampleOfPage } from "./collect";

/** Samples that run one after the other on the same data. Each chain begins with the seeded data. */
export type Chain = readonly SampleOfPage[];

/** Puts samples after the one that they follow. If two samples follow the same one, it runs for each of them. */
export function chainsOf(samples: readonly SampleOfPage[]): Chain[] {
  const withResponse = samples.filter(({ check }) => kindsWithResponse.includes(check.request.kind));
  const byKey = new Map(withResponse.map((sample) => [keyOf(sample, sample.check.fingerprint), sample]));
  const followed = new Set(
    withResponse.flatMap((sample) =>
      sample.check.after === null ? [] : [keyOf(sample, sample.check.after)],
    ),
  );
  const ends = withResponse.filter((sample) => !followed.has(keyOf(sample, sample.check.fingerprint)));
  return ends.map((end) => {
    const chain = [end];
    for (let next = end; next.check.after !== null; ) {
      const before = byKey.get(keyOf(next, next.check.after));
      if (!before) break;
      chain.unshift(before);
      next = before;
    }
    return chain;
  });
}

/** What such code adds stays and could affect later samples: services, listeners, jobs, settings. */
const lasting =
  /\bstrapi\.(add|config\.set|cron\.add|customFields\.register|db\.lifecycles\.subscribe|documents\.use|eventHub\.(on|once|subscribe))\(|\bconditionProvider\.register|tools\/example/;

/** Code that changes the platform itself, which no restore undoes. */
export function persistsAfterRestore(code: string): boolean {
  return lasting.test(code);
}

/** Whether a chain changes the platform itself. */
export function changesPlatform(chain: Chain): boolean {
  return chain.some(({ check: { request } }) => {
    if (request.kind === "rest") return request.before.some((step) => "run" in step);
    return request.kind === "documentService" && persistsAfterRestore(request.code);
  });
}

/** Two pages can have the same request; each has its own recording. */
function keyOf({ page }: SampleOfPage, fingerprint: string): string {
  return `${page.file}#${fingerprint}`;
}
