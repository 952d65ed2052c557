import type { liteClient } from "algoliasearch/lite";

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>["hostsCache"]>;

/**
 * Which hosts have failed. The client marks one as down, or as too slow, and would leave it alone for two minutes; but its
 * own cache (as of 5.64) looks the mark up under another key than it was stored under, and loses the mark's methods when it
 * writes it as JSON. This one goes by the URL, and keeps the mark as it is, for the visit.
 */
export function createHostsCache(): HostsCache {
  const marks = new Map<string, unknown>();
  return {
    // The types promise whatever type the caller specifies; the caller reads only what it has stored itself.
    get: <Value>(host: object | string, make: () => Promise<Value>) => {
      const known = marks.get(urlOf(host));
      return known === undefined ? make() : Promise.resolve(known as Value);
    },
    set: (host, mark) => {
      marks.set(urlOf(host), mark);
      return Promise.resolve(mark);
    },
    delete: (host) => {
      marks.delete(urlOf(host));
      return Promise.resolve();
    },
    clear: () => {
      marks.clear();
      return Promise.resolve();
    },
  };
}

function urlOf(host: object | string): string {
  return typeof host === "string" ? host : String(Reflect.get(host, "url"));
}
