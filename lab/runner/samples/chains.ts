import { answeredKinds } from "../content";
import type { PlacedSample } from "./collect";

/** Samples that run one after the other on the same data. Each chain begins with the seeded data. */
export type Chain = readonly PlacedSample[];

/** Puts samples after the one that they follow. If two samples follow the same one, it runs for each of them. */
export function chainsOf(samples: readonly PlacedSample[]): Chain[] {
  const answered = samples.filter(({ check }) => answeredKinds.includes(check.request.kind));
  const byKey = new Map(answered.map((placed) => [keyOf(placed, placed.check.fingerprint), placed]));
  const followed = new Set(
    answered.flatMap((placed) => (placed.check.after === null ? [] : [keyOf(placed, placed.check.after)])),
  );
  const ends = answered.filter((placed) => !followed.has(keyOf(placed, placed.check.fingerprint)));
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
function keyOf({ page }: PlacedSample, fingerprint: string): string {
  return `${page.file}#${fingerprint}`;
}
