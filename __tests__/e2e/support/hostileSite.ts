import { builtFixture } from "../../support/builtFixture.mjs";
import { hostile } from "../../support/hostile.mjs";
import { fixtureTimeout } from "./fixtureTimeout";
import { listen, siteListener } from "./smallSite";
import { test as base } from "./test";

/** Playwright's test on a site whose every text would rather be markup. That no policy has to step in is watched. */
export const test = base.extend<object, { readonly hostileUrl: string }>({
  hostileUrl: [
    async ({}, use) => {
      const publicDir = await builtFixture(hostile);
      const { url, close } = await listen(siteListener(publicDir));
      await use(url);
      close();
    },
    // A cold build of it, when the machine is busy.
    { scope: "worker", timeout: fixtureTimeout },
  ],
  baseURL: ({ hostileUrl }, use) => use(hostileUrl),
});
