import type { Page } from "@playwright/test";
import { recordsOf } from "../../support/hostedSearch/records.mjs";
import { type HostedServer, startHostedSearch } from "../../support/hostedSearch/server.mjs";
import { twoOfEach } from "../../support/twoOfEach.mjs";
import { test as base } from "./test";

/** Of all tests of a worker. */
let records: ReturnType<typeof recordsOf> | undefined;

interface Hosts {
  /** The two hosts that the fixture site sends requests to, in this order. */
  readonly hosts: readonly [HostedServer, HostedServer];
}

/** Playwright's test on the fixture site that searches by the hosted service; both of its hosts are servers of this machine. */
export const test = base.extend<Hosts>({
  baseURL: ({ twoOfEachUrl }, use) => use(twoOfEachUrl),
  hosts: async ({ page }, use) => {
    records ??= recordsOf(twoOfEach.content);
    const hosts = [await startHostedSearch(await records), await startHostedSearch(await records)] as const;
    await respondFor(page, "http://one.search.test", hosts[0].url);
    await respondFor(page, "http://two.search.test", hosts[1].url);
    await use(hosts);
    for (const host of hosts) host.close();
  },
});

export { expect } from "@playwright/test";

async function respondFor(page: Page, origin: string, url: string): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    route.continue({ url: route.request().url().replace(origin, url) }),
  );
}
