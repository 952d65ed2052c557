import { once } from "node:events";
import { resolve } from "node:path";
import { test as base } from "@playwright/test";
import { buildFixture } from "../../../scripts/buildFixture.mjs";
import { createSiteServer } from "../../../scripts/serve/server.mjs";
import { siteDir } from "../../support/siteDir.mjs";

interface Sites {
  /** Address of the built site, without a trailing slash. */
  readonly siteUrl: string;
  /** Address of a small site with two versions, two languages and an announcement. */
  readonly twoOfEachUrl: string;
}

/** Playwright's test, in which pages are addressed within the site: `page.goto("/dev-docs/intro")`. */
export const test = base.extend<object, Sites>({
  siteUrl: [({}, use) => serve(siteDir, use), { scope: "worker" }],
  twoOfEachUrl: [
    async ({}, use) => {
      const { code, output, publicDir } = await buildFixture({
        name: "two-of-each",
        content: resolve("__tests__/fixtures/two-of-each"),
      });
      if (code !== 0) throw new Error(`The fixture site could not be built:\n${output}`);
      await serve(publicDir, use);
    },
    // A cold build of it, when the machine is busy.
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});

export { expect } from "@playwright/test";

async function serve(dir: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = createSiteServer({ dir }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await use(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
  server.close();
  server.closeAllConnections();
}
