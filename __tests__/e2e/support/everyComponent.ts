import { createSiteServer } from "../../../scripts/serve/server.mjs";
import { builtFixture } from "../../support/builtFixture.mjs";
import { everyComponent } from "../../support/everyComponent.mjs";
import { listen } from "../../support/listen.mjs";
import { fixtureTimeout } from "./fixtureTimeout";
import { test as base } from "./test";

/** Playwright's test on a site that has each component, table and code block at least twice. */
export const test = base.extend<
  object,
  { readonly everyComponentDir: string; readonly everyComponentUrl: string }
>({
  everyComponentDir: [
    async ({}, use) => {
      await use(await builtFixture(everyComponent));
    },
    // A cold build of it, when the machine is busy.
    { scope: "worker", timeout: fixtureTimeout },
  ],
  everyComponentUrl: [
    async ({ everyComponentDir }, use) => {
      const { url, close } = await listen(createSiteServer({ dir: everyComponentDir }));
      await use(url);
      close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ everyComponentUrl }, use) => use(everyComponentUrl),
});
