import { builtFixture } from "../../support/builtFixture.mjs";
import { stockGatsby } from "../../support/stockGatsby.mjs";
import { fixtureTimeout } from "./fixtureTimeout";
import { listen, siteListener } from "./smallSite";
import { test as base } from "./test";

/** A site that is built with GATSBY_INTERNALS=off. */
export const test = base.extend<object, { readonly stockUrl: string }>({
  stockUrl: [
    async ({}, use) => {
      const publicDir = await builtFixture(stockGatsby);
      const { url, close } = await listen(siteListener(publicDir));
      await use(url);
      close();
    },
    // A cold build of it, when the machine is busy.
    { scope: "worker", timeout: fixtureTimeout },
  ],
  baseURL: ({ stockUrl }, use) => use(stockUrl),
});
